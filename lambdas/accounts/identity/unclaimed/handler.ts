import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { signInUnclaimed } from '#shared/accounts/messages.ts';
import { createIdentities } from '../cognito.ts';

const identities = createIdentities(new CognitoIdentityProviderClient());

export const handler = listen(on(signInUnclaimed, ({ data }) => identities.remove(data.username)));
