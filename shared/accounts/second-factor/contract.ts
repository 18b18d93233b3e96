import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { AuthenticatorCode, RecoveryCode } from './codes.ts';

/** Shown once: only hashes of them are kept. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The second factor of an account: six digits from an authenticator app. */
export const secondFactorContract = defineContract('secondFactor', {
  beginSecondFactor: {
    method: 'POST',
    path: '/accounts/me/second-factor/secret',
    summary: 'Get the secret for your authenticator app; needs a sign-in within the last five minutes',
    access: 'emailVerified',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({}),
    /** In base 32, as it is typed into an app, and as the address that its QR code holds. */
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['signIn.tooOld', 'factor.on', 'factor.ending'],
  },
  turnOnSecondFactor: {
    method: 'PUT',
    path: '/accounts/me/second-factor',
    summary: 'Turn on two-factor authentication with the first code from your app',
    access: 'emailVerified',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ code: AuthenticatorCode }),
    output: RecoveryCodes,
    errors: ['signIn.tooOld', 'factor.codeWrong', 'factor.notBegun', 'factor.on'],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/accounts/me/second-factor/confirmations',
    summary: 'Confirm it is you with a code from your authenticator app; it counts for 15 minutes',
    access: 'signedIn',
    factor: 'notAsked',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ code: AuthenticatorCode }),
    output: z.object({ until: z.iso.datetime() }),
    errors: ['factor.codeWrong', 'factor.codeUsed', 'factor.off'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/accounts/me/second-factor/recovery-codes',
    summary: 'Replace your recovery codes; the ones from before stop working',
    access: 'signedIn',
    factor: 'recent',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({}),
    output: RecoveryCodes,
    errors: ['auth.factorNeeded', 'factor.off'],
  },
  turnOffSecondFactor: {
    method: 'DELETE',
    path: '/accounts/me/second-factor',
    summary: 'Turn off two-factor authentication',
    access: 'signedIn',
    factor: 'recent',
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['auth.factorNeeded', 'factor.off'],
  },
  useRecoveryCode: {
    method: 'POST',
    path: '/accounts/auth/recovery',
    summary: 'Turn off two-factor authentication with a recovery code; all sessions end',
    access: 'public',
    limit: { calls: 30, per: 'hour' },
    input: z.strictObject({ email: Email, recoveryCode: RecoveryCode }),
    output: z.object({}),
    /** The same for an address without an account, so that callers cannot learn who has one (decision D11). */
    errors: ['factor.recoveryWrong'],
  },
});
