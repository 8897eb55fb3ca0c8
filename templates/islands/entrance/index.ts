/*
 * The ways in. Who comes to one of them often goes on to another, and all are made of the same form:
 * they become one chunk, which no page of a member who is logged in asks for.
 */

export { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
export { LogInScreen } from "./LogInScreen.tsx";
export { SignUpScreen } from "./SignUpScreen.tsx";
