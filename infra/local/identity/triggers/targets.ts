import type { QuotaCategory } from '../sign-in/quotas.ts';
import { confirmForgotPassword, forgotPassword } from '../sign-in/recovery.ts';
import { getTokensFromRefreshToken, revokeToken } from '../sign-in/refresh.ts';
import { initiateAuth, respondToAuthChallenge } from '../sign-in/sign-in.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from '../sign-in/sign-up.ts';
import { changePassword, deleteUser, getUser, globalSignOut } from '../users/account.ts';
import {
  adminConfirmSignUp,
  adminDeleteUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  listUsers,
} from '../users/admin.ts';
import { adminLinkProviderForUser, describeUserPoolClient } from '../users/admin-clients.ts';
import { getUserAttributeVerificationCode, updateUserAttributes, verifyUserAttribute } from '../users/attributes.ts';
import { adminSetUserMfaPreference, associateSoftwareToken, verifySoftwareToken } from '../users/software-token.ts';
import type { Target } from './target.ts';

interface Entry {
  readonly run: Target;
  readonly quota: QuotaCategory;
  /** Only for callers with AWS credentials. */
  readonly admin?: true;
}

/** Every call of the JSON API, by the last part of `X-Amz-Target`. */
export const targets: Readonly<Record<string, Entry>> = {
  SignUp: { run: signUp, quota: 'UserCreation' },
  ConfirmSignUp: { run: confirmSignUp, quota: 'UserCreation' },
  ResendConfirmationCode: { run: resendConfirmationCode, quota: 'UserAccountRecovery' },
  InitiateAuth: { run: initiateAuth, quota: 'UserAuthentication' },
  RespondToAuthChallenge: { run: respondToAuthChallenge, quota: 'UserAuthentication' },
  GetTokensFromRefreshToken: { run: getTokensFromRefreshToken, quota: 'UserAuthentication' },
  RevokeToken: { run: revokeToken, quota: 'UserToken' },
  ForgotPassword: { run: forgotPassword, quota: 'UserAccountRecovery' },
  ConfirmForgotPassword: { run: confirmForgotPassword, quota: 'UserAccountRecovery' },
  ChangePassword: { run: changePassword, quota: 'UserUpdate' },
  GetUser: { run: getUser, quota: 'UserRead' },
  UpdateUserAttributes: { run: updateUserAttributes, quota: 'UserUpdate' },
  GetUserAttributeVerificationCode: { run: getUserAttributeVerificationCode, quota: 'UserUpdate' },
  VerifyUserAttribute: { run: verifyUserAttribute, quota: 'UserUpdate' },
  DeleteUser: { run: deleteUser, quota: 'UserUpdate' },
  GlobalSignOut: { run: globalSignOut, quota: 'UserUpdate' },
  AssociateSoftwareToken: { run: associateSoftwareToken, quota: 'UserUpdate' },
  VerifySoftwareToken: { run: verifySoftwareToken, quota: 'UserUpdate' },
  AdminSetUserMFAPreference: { run: adminSetUserMfaPreference, quota: 'UserUpdate', admin: true },
  AdminGetUser: { run: adminGetUser, quota: 'UserRead', admin: true },
  AdminDeleteUser: { run: adminDeleteUser, quota: 'UserUpdate', admin: true },
  AdminUserGlobalSignOut: { run: adminUserGlobalSignOut, quota: 'UserUpdate', admin: true },
  AdminConfirmSignUp: { run: adminConfirmSignUp, quota: 'UserCreation', admin: true },
  AdminSetUserPassword: { run: adminSetUserPassword, quota: 'UserAccountRecovery', admin: true },
  AdminUpdateUserAttributes: { run: adminUpdateUserAttributes, quota: 'UserUpdate', admin: true },
  AdminLinkProviderForUser: { run: adminLinkProviderForUser, quota: 'UserUpdate', admin: true },
  ListUsers: { run: listUsers, quota: 'UserList', admin: true },
  DescribeUserPoolClient: { run: describeUserPoolClient, quota: 'UserPoolClientRead', admin: true },
};
