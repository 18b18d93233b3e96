import { Amplify } from 'aws-amplify';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { paths } from '#web/app/router/paths.ts';
import { config } from './config.ts';

const { userPoolId, userPoolClientId, userPoolEndpoint, oauthDomain } = config();

// On one machine it would warn of the address it has been given on purpose.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Google's answer arrives in the address and is exchanged as soon as the next line runs; this is what comes of it. */
export const google = new Promise<'signedIn' | 'failed'>((resolve) => {
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signInWithRedirect') resolve('signedIn');
    if (payload.event === 'signInWithRedirect_failure') resolve('failed');
  });
});

// Files that begin with `session` are the only ones that know Amplify, and are imported on demand: most visits find a
// fresh token and never load it.
Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      ...(userPoolEndpoint && { userPoolEndpoint }),
      loginWith: {
        email: true,
        oauth: {
          domain: oauthDomain,
          scopes: ['openid', 'email', 'profile'],
          redirectSignIn: [location.origin + paths.authDialog],
          redirectSignOut: [location.origin + paths.loggedOut],
          responseType: 'code',
          providers: ['Google'],
        },
      },
    },
  },
});
