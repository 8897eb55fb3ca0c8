export { LogInScreen as default } from "./entrance/index.ts";
