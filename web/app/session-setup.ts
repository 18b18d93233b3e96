import { Amplify } from 'aws-amplify';
import { config } from './config.ts';
import { paths } from './paths.ts';

const { userPoolId, userPoolClientId, userPoolEndpoint, oauthDomain } = config();

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
          scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
          redirectSignIn: [location.origin + paths.authDialog],
          redirectSignOut: [location.origin + paths.loggedOut],
          responseType: 'code',
          providers: ['Google'],
        },
      },
    },
  },
});
