import { createHmac, randomBytes } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clock } from '#lambdas/kernel/clock.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Identities } from './identities.ts';
import { googleIdOf } from './newcomer.ts';

/**
 * The product's user pool. Sign-up goes through a client of its own, whose secret no browser has. A function that the
 * pool asks is told the pool's id by the pool.
 */
export function createIdentities(
  cognito: CognitoIdentityProviderClient,
  poolId = () => variable('USER_POOL_ID'),
): Identities {
  const pool = () => ({ UserPoolId: poolId() });
  const secretHash = createSecretHash(cognito);
  const find = (Username: string) =>
    cognito.send(new AdminGetUserCommand({ ...pool(), Username })).catch(unlessNamed('UserNotFoundException'));
  const remove = async (Username: string) => {
    await cognito.send(new AdminDeleteUserCommand({ ...pool(), Username })).catch(unlessNamed('UserNotFoundException'));
  };
  return {
    remove,
    signUp: async ({ email, password, proof }) => {
      const command = new SignUpCommand({
        ClientId: variable('SIGN_UP_CLIENT_ID'),
        SecretHash: await secretHash(email),
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: { proof },
      });
      const answer = await cognito.send(command).catch(unlessNamed('UsernameExistsException')).catch(refuse);
      return answer ? { userId: answer.UserSub ?? '' } : 'exists';
    },
    discardUnconfirmed: async (email) => {
      const user = await find(email);
      if (user?.UserStatus !== 'UNCONFIRMED') return false;
      await remove(user.Username ?? email);
      return true;
    },
    shutOut: async (Username) => {
      const Password = randomBytes(48).toString('base64url');
      await cognito.send(new AdminSetUserPasswordCommand({ ...pool(), Username, Password, Permanent: true }));
      // In this order: no session can begin any more that this does not end.
      await cognito.send(new AdminUserGlobalSignOutCommand({ ...pool(), Username }));
      return clock.now();
    },
    signOut: async (Username) => {
      const command = new AdminUserGlobalSignOutCommand({ ...pool(), Username });
      await cognito.send(command).catch(unlessNamed('UserNotFoundException'));
    },
    setEmail: settingEmail(cognito, pool),
    find: async (username) => {
      const user = await find(username);
      return user && attributesOf(user);
    },
    linkGoogle: async (username, googleId) => {
      const command = new AdminLinkProviderForUserCommand({
        ...pool(),
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: googleId,
        },
      });
      const linked = await cognito.send(command).catch(unlessNamed('InvalidParameterException'));
      if (linked) return;
      // The provider refuses to link twice, so a try that broke off after linking ends here.
      const user = await find(username);
      if (!user || !isLinked(attributesOf(user), googleId)) throw new Error('The identity provider refused to link');
    },
  };
}

function settingEmail(
  cognito: CognitoIdentityProviderClient,
  pool: () => { UserPoolId: string },
): Identities['setEmail'] {
  return async (Username, email) => {
    if (googleIdOf(Username)) return 'set';
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    try {
      await cognito.send(new AdminUpdateUserAttributesCommand({ ...pool(), Username, UserAttributes }));
    } catch (error) {
      if (error instanceof Error && error.name === 'AliasExistsException') return 'taken';
      unlessNamed('UserNotFoundException')(error);
    }
    return 'set';
  };
}

const attributesOf = ({ UserAttributes = [] }: AdminGetUserCommandOutput): Record<string, string> =>
  Object.fromEntries(UserAttributes.map(({ Name, Value = '' }) => [Name, Value]));

function isLinked({ identities = '[]' }: Readonly<Record<string, string>>, googleId: string): boolean {
  const known = JSON.parse(identities) as readonly { providerName?: string; userId?: string }[];
  return known.some(({ providerName, userId }) => providerName === 'Google' && userId === googleId);
}

const unlessNamed =
  (expected: string) =>
  (error: unknown): undefined => {
    if (error instanceof Error && error.name === expected) return undefined;
    throw error;
  };

/** What the provider refuses a sign-up for that the caller can do something about. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'InvalidPasswordException')
    throw new Problem('signUp.passwordTooCommon');
  throw error;
}

/** The client's secret is read once per instance; the hash is Cognito's proof that we hold it. */
function createSecretHash(cognito: CognitoIdentityProviderClient): (username: string) => Promise<string | undefined> {
  let secret: Promise<string | undefined> | undefined;
  const read = async () => {
    const ids = { UserPoolId: variable('USER_POOL_ID'), ClientId: variable('SIGN_UP_CLIENT_ID') };
    const { UserPoolClient } = await cognito.send(new DescribeUserPoolClientCommand(ids));
    return UserPoolClient?.ClientSecret;
  };
  return async (username) => {
    secret ??= read().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    const key = await secret;
    if (!key) return undefined;
    return createHmac('sha256', key)
      .update(username + variable('SIGN_UP_CLIENT_ID'))
      .digest('base64');
  };
}
