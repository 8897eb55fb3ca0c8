export { SignUpScreen as default } from "./entrance/index.ts";
