import type { UserProfile } from "../entities.ts";
import type { Failure } from "../failure.ts";

/** Who is logged in, and how the last attempt to become so went (specification, section 3). */
export interface UserProfileSlice {
  /** Undefined: nobody is logged in. */
  readonly userProfile: UserProfile | undefined;
  readonly loading: boolean;
  readonly error: Failure | undefined;
  /** A letter about a new password has been asked for, and the backend took the request. */
  readonly isEmailSent: boolean;
}

/** The transitions of the account (specification, section 4). */
export type UserProfileAction = { readonly slice: "userProfile" } & (
  | { readonly type: "requested" }
  | { readonly type: "stored"; readonly userProfile: UserProfile | undefined }
  | { readonly type: "loginFailed" | "signUpFailed"; readonly error: Failure }
  | { readonly type: "loginErrorDeleted" }
  | { readonly type: "forgotPasswordSucceeded"; readonly isEmailSent: boolean }
  | { readonly type: "forgotPasswordFailed"; readonly error: Failure }
);

export const initialUserProfile: UserProfileSlice = {
  userProfile: undefined,
  loading: false,
  error: undefined,
  isEmailSent: false,
};

/** @returns the slice after one transition */
export function reduceUserProfile(
  slice: UserProfileSlice,
  action: UserProfileAction,
): UserProfileSlice {
  switch (action.type) {
    case "requested":
      return { ...slice, loading: true };
    case "stored":
      return { ...slice, userProfile: action.userProfile, loading: false };
    case "loginFailed":
    case "signUpFailed":
      return { ...slice, loading: false, error: action.error };
    case "loginErrorDeleted":
      return { ...slice, error: undefined };
    case "forgotPasswordSucceeded":
      return { ...slice, error: undefined, isEmailSent: action.isEmailSent };
    case "forgotPasswordFailed":
      return { ...slice, error: action.error };
  }
}
