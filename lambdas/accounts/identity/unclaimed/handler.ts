import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { signInUnclaimed } from '#shared/accounts/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createIdentities } from '../cognito.ts';

const identities = createIdentities(new CognitoIdentityProviderClient());

export const handler = listen(on(signInUnclaimed, ({ data }) => identities.remove(data.username)));
