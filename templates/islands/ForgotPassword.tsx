export { ForgotPasswordScreen as default } from "./entrance/index.ts";
