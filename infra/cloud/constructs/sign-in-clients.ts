import { Duration, SecretValue } from 'aws-cdk-lib';
import {
  ClientAttributes,
  OAuthScope,
  ProviderAttribute,
  type UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { type Stage, webOrigin } from '#infra/stages.ts';

/** Sign-in by Google, where the stage has a secret for it. Both of its values come from there. */
export function connectGoogle(
  scope: Construct,
  userPool: UserPool,
  { googleSecretName }: Stage,
): UserPoolIdentityProviderGoogle | undefined {
  if (!googleSecretName) return undefined;
  const field = (jsonField: string) => SecretValue.secretsManager(googleSecretName, { jsonField });
  return new UserPoolIdentityProviderGoogle(scope, 'Google', {
    userPool,
    clientId: field('clientId').unsafeUnwrap(),
    clientSecretValue: field('clientSecret'),
    scopes: ['openid', 'email', 'profile'],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
    },
  });
}

/** The web app: no secret, passwords only by SRP, Google only with an authorization code and PKCE. */
export function addWebClient(
  pool: UserPool,
  stage: Stage,
  google: UserPoolIdentityProviderGoogle | undefined,
): UserPoolClient {
  const { COGNITO, GOOGLE } = UserPoolClientIdentityProvider;
  const client = pool.addClient('Web', {
    ...sessions,
    generateSecret: false,
    authFlows: { userSrp: true },
    supportedIdentityProviders: google ? [COGNITO, GOOGLE] : [COGNITO],
    oAuth: {
      flows: { authorizationCodeGrant: true },
      // Without `aws.cognito.signin.user.admin`: it tells our API that the pool itself asked for password and second factor.
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      callbackUrls: [`${webOrigin(stage)}/auth/dialog`],
      logoutUrls: [`${webOrigin(stage)}/auth/login?logout=true`],
    },
    readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
    writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
  });
  if (google) client.node.addDependency(google);
  return client;
}

/** The server's own client: it has a secret, so only a function that may read it can sign anybody up. */
export const addSignUpClient = (pool: UserPool): UserPoolClient =>
  pool.addClient('SignUp', {
    ...sessions,
    generateSecret: true,
    authFlows: {},
    disableOAuth: true,
    readAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
  });

/** A stolen access token dies in a quarter of an hour; a refresh token works once, and for a month. */
const sessions = {
  preventUserExistenceErrors: true,
  enableTokenRevocation: true,
  accessTokenValidity: Duration.minutes(15),
  idTokenValidity: Duration.minutes(15),
  refreshTokenValidity: Duration.days(30),
  refreshTokenRotationGracePeriod: Duration.seconds(60),
} as const;
