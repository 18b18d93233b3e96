import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import {
  poolCallPattern,
  poolCalls,
  poolPagePattern,
  poolProofHeader,
  serverPoolCallPattern,
} from '#shared/accounts/identity/pool-calls.ts';
import { type Part, productStage, text } from '#tests/support/infra/product-stage.ts';

/** Cognito calls that need nothing but an access token. */
const callsOfAToken = [
  'AssociateSoftwareToken',
  'ChangePassword',
  'CompleteWebAuthnRegistration',
  'ConfirmDevice',
  'DeleteUser',
  'DeleteUserAttributes',
  'DeleteWebAuthnCredential',
  'ForgetDevice',
  'GetDevice',
  'GetUser',
  'GetUserAttributeVerificationCode',
  'GetUserAuthFactors',
  'GlobalSignOut',
  'ListDevices',
  'ListWebAuthnCredentials',
  'SetUserMFAPreference',
  'SetUserSettings',
  'StartWebAuthnRegistration',
  'UpdateDeviceStatus',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
];

describe.each(stages)('the people of the stage $name', (stage) => {
  const { resources, one } = productStage(stage);

  it('takes long passwords without rules of composition, and asks for a proof of a new address before it counts', () => {
    const { Properties } = one('identity', 'AWS::Cognito::UserPool');
    expect(Properties.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 12,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    });
    expect(Properties).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      EmailConfiguration: { EmailSendingAccount: 'DEVELOPER' },
    });
  });

  it('gives short tokens that can be revoked, and never says who has an account', () => {
    const clients = resources('identity', 'AWS::Cognito::UserPoolClient');
    expect(clients).toHaveLength(2);
    for (const { Properties } of clients)
      expect(Properties).toMatchObject({
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AccessTokenValidity: 15,
        IdTokenValidity: 15,
        RefreshTokenValidity: 43_200,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
        RefreshTokenRotation: { Feature: 'ENABLED' },
        WriteAttributes: ['email'],
      });
  });

  it('lets the web app in by SRP and by codes with PKCE, and signs people up with a client that has a secret', () => {
    const clients = resources('identity', 'AWS::Cognito::UserPoolClient').map(({ Properties }) => Properties);
    const web = clients.find(({ GenerateSecret }) => GenerateSecret === false);
    const signUp = clients.find(({ GenerateSecret }) => GenerateSecret === true);
    expect(web).toMatchObject({
      AllowedOAuthFlows: ['code'],
      CallbackURLs: [`https://${stage.domain}/auth/dialog`],
      SupportedIdentityProviders: ['COGNITO', 'Google'],
    });
    expect(web.ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH']);
    // Our API takes the scope that is missing here for the proof that the pool asked for password and second factor.
    expect(web.AllowedOAuthScopes).toEqual(['openid', 'email', 'profile']);
    expect(one('identity', 'AWS::Cognito::UserPool').Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
    expect(signUp.AllowedOAuthFlowsUserPoolClient).toBe(false);
  });

  it('takes both values of the Google sign-in from Secrets Manager', () => {
    const { client_id, client_secret } = one('identity', 'AWS::Cognito::UserPoolIdentityProvider').Properties
      .ProviderDetails;
    for (const value of [client_id, client_secret]) expect(text(value)).toContain('{{resolve:secretsmanager:');
  });

  it('blocks what is known to be bad, and addresses that ask too often', () => {
    const acl = one('web', 'AWS::WAFv2::WebACL').Properties;
    const limits = acl.Rules.map(({ Statement }: Part) => Statement.RateBasedStatement?.Limit).filter(Boolean);
    expect(limits.slice(0, 3)).toEqual([60_000, 2000, 100]);
    expect(text(acl)).toContain('"SearchString":"/webhooks/"');
    expect(text(acl)).toContain('AWSManagedRulesCommonRuleSet');
    expect(text(acl)).toContain('AWSManagedRulesKnownBadInputsRuleSet');
    expect(text(acl)).toContain('"SearchString":"/api/public/accounts/auth/"');
    expect(resources('identity', 'AWS::WAFv2::WebACLAssociation')).toHaveLength(1);
  });

  it('lets nothing through to the user pool but what the web app and the sign-up call', () => {
    const acl = one('identity', 'AWS::WAFv2::WebACL').Properties;
    const [first] = acl.Rules.toSorted((a: Part, b: Part) => a.Priority - b.Priority);
    expect(first.Action).toEqual({ Block: {} });
    const [call, page] = first.Statement.NotStatement.Statement.OrStatement.Statements.map(
      ({ RegexMatchStatement }: Part) => RegexMatchStatement,
    );
    expect(call).toMatchObject({
      RegexString: poolCallPattern,
      FieldToMatch: { SingleHeader: { Name: 'x-amz-target' } },
    });
    expect(page).toMatchObject({ RegexString: poolPagePattern, FieldToMatch: { UriPath: {} } });
    const isLetThrough = (name: string) =>
      new RegExp(call.RegexString).test(`AWSCognitoIdentityProviderService.${name}`);
    expect(poolCalls.every(isLetThrough)).toBe(true);
    expect(callsOfAToken.filter(isLetThrough)).toEqual([]);
    expect(Math.max(call.RegexString.length, page.RegexString.length)).toBeLessThanOrEqual(512);
    const [proven, proof] = first.Statement.NotStatement.Statement.OrStatement.Statements[2].AndStatement.Statements;
    expect(proven.RegexMatchStatement.RegexString).toBe(serverPoolCallPattern);
    expect(proof.ByteMatchStatement).toMatchObject({
      FieldToMatch: { SingleHeader: { Name: poolProofHeader } },
      PositionalConstraint: 'EXACTLY',
    });
    expect(text(proof)).toContain('{{resolve:secretsmanager:');
    const isPage = (path: string) => new RegExp(page.RegexString).test(path);
    expect(['/oauth2/token', '/logout', '/eu-west-1_abc/.well-known/jwks.json'].every(isPage)).toBe(true);
    expect(['/', '/forgotPassword', '/signup', '/login', '/oauth2/token/x'].some(isPage)).toBe(false);
  });

  it('has the user pool send a source at most twenty codes in five minutes', () => {
    const { Rules } = one('identity', 'AWS::WAFv2::WebACL').Properties;
    const limits = Rules.map(({ Statement }: Part) => Statement.RateBasedStatement).filter((limit?: Part) =>
      text(limit ?? {}).includes('ResendConfirmationCode|ForgotPassword'),
    );
    expect(limits).toMatchObject([{ Limit: 20, EvaluationWindowSec: 300, AggregateKeyType: 'IP' }]);
  });

  it('sends mail that receivers can trust, and hears what became of it', () => {
    const identity = one('mail', 'AWS::SES::EmailIdentity').Properties;
    expect(identity.DkimAttributes.SigningEnabled).toBe(true);
    expect(identity.MailFromAttributes.MailFromDomain).toBe(`mail.${stage.domain}`);
    const { EventDestination } = one('mail', 'AWS::SES::ConfigurationSetEventDestination').Properties;
    expect(EventDestination.MatchingEventTypes.sort()).toEqual(['bounce', 'complaint', 'delivery', 'reject', 'send']);
    expect(one('mail', 'AWS::SES::ConfigurationSet').Properties.SuppressionOptions.SuppressedReasons.sort()).toEqual([
      'BOUNCE',
      'COMPLAINT',
    ]);
    expect(text(resources('mail', 'AWS::Route53::RecordSet'))).toContain('v=DMARC1');
  });
});
