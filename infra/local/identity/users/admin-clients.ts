import * as z from 'zod';
import { errors } from '../errors.ts';
import { clientNamed } from '../hosted/clients.ts';
import { Text, target } from '../triggers/target.ts';
import { userNamed } from './admin.ts';

const DescribeUserPoolClient = z.object({ UserPoolId: Text, ClientId: Text });

export const describeUserPoolClient = target(DescribeUserPoolClient, (pool, { UserPoolId, ClientId }) => {
  if (UserPoolId !== pool.poolId) throw errors.resourceNotFound(`User pool ${UserPoolId} does not exist.`);
  const client = clientNamed(pool, ClientId);
  return {
    UserPoolClient: {
      UserPoolId,
      ClientId,
      ClientName: ClientId,
      ...(client.secret !== undefined && { ClientSecret: client.secret }),
      ExplicitAuthFlows: [
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
        ...(client.allowPassword ? ['ALLOW_USER_PASSWORD_AUTH'] : []),
      ],
      CallbackURLs: client.callbackUrls ?? [],
      LogoutURLs: client.logoutUrls ?? [],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    },
  };
});

const AdminLinkProviderForUser = z.object({
  UserPoolId: Text,
  DestinationUser: z.object({ ProviderName: z.literal('Cognito'), ProviderAttributeValue: Text }),
  SourceUser: z.object({
    ProviderName: z.literal('Google'),
    ProviderAttributeName: z.literal('Cognito_Subject'),
    ProviderAttributeValue: Text,
  }),
});

/** From now on the person from Google signs in as the destination. A user who signed up before cannot be merged. */
export const adminLinkProviderForUser = target(AdminLinkProviderForUser, (pool, input) => {
  const { ProviderName: provider, ProviderAttributeValue: subject } = input.SourceUser;
  const user = userNamed(pool, input.UserPoolId, input.DestinationUser.ProviderAttributeValue);
  if (pool.identities.find(provider, subject)) {
    throw errors.invalidParameter(
      'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
    );
  }
  pool.identities.add({ provider, subject, username: user.username, linkedAt: pool.now().getTime() });
  return {};
});
