import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { variable } from '#lambdas/kernel/env.ts';
import { readSecret } from '#lambdas/kernel/security/secrets.ts';
import { poolProofHeader } from '#shared/accounts/identity/pool-calls.ts';

/** The user pool's side of a second factor: it asks at sign-ins with a password. */
export interface PoolFactor {
  /** A new secret, in base 32. The pool requires its codes after one was verified and `ask` turned it on. */
  begin(accessToken: string): Promise<string>;
  /** Whether the code is one of the secret. */
  verify(accessToken: string, code: string): Promise<boolean>;
  /** Turns the pool’s question at sign-ins on or off. Safe to repeat; nothing happens for a user who is gone. */
  ask(username: string, isAsked: boolean): Promise<void>;
}

const provenCommands = ['AssociateSoftwareTokenCommand', 'VerifySoftwareTokenCommand'];

/** Calls with a person's own token pass the web ACL by a proof that only our server has. */
export function createPoolFactor(
  cognito: CognitoIdentityProviderClient,
  readProof = () => readSecret(variable('POOL_SECRET_ID')),
): PoolFactor {
  let proof: Promise<string> | undefined;
  const readOnce = async () => {
    proof ??= readProof().catch((error: unknown) => {
      proof = undefined;
      throw error;
    });
    return proof;
  };
  cognito.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (provenCommands.includes(commandName)) {
          const { headers } = args.request as { headers: Record<string, string> };
          headers[poolProofHeader] = await readOnce();
        }
        return next(args);
      },
    { step: 'build', name: 'poolProof', override: true },
  );
  return {
    begin: async (AccessToken) => {
      const { SecretCode } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error('The user pool gave no secret');
      return SecretCode;
    },
    verify: async (AccessToken, UserCode) => {
      try {
        const { Status } = await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
        return Status === 'SUCCESS';
      } catch (error) {
        if (isWrongCode(error)) return false;
        throw error;
      }
    },
    ask: async (Username, isAsked) => {
      const SoftwareTokenMfaSettings = { Enabled: isAsked, PreferredMfa: isAsked };
      const command = new AdminSetUserMFAPreferenceCommand({
        UserPoolId: variable('USER_POOL_ID'),
        Username,
        SoftwareTokenMfaSettings,
      });
      try {
        await cognito.send(command);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error;
      }
    },
  };
}

const wrongCodes = ['EnableSoftwareTokenMFAException', 'CodeMismatchException', 'ExpiredCodeException'];
const isWrongCode = (error: unknown): boolean => error instanceof Error && wrongCodes.includes(error.name);
