import type { Plugin } from 'vite';

const modules =
  /@aws-amplify[\\/]auth[\\/].*(signInWithRedirect|completeOAuthFlow|oAuthSignOutRedirect|openAuthSession)\.mjs/;

/**
 * Amplify writes `https` before the sign-in domain in four modules. On one machine that domain speaks http, so the
 * `one-machine` build says so. Never part of the build that AWS serves.
 */
export const amplifyHttp = (): Plugin => ({
  name: 'amplify-http',
  enforce: 'pre',
  transform: {
    filter: { id: modules },
    handler: (code) => ({
      code: code
        .replaceAll('`https://$', '`http://$')
        .replaceAll("'https://' + domain", "'http://' + domain")
        .replace("url.replace('http://', 'https://')", 'url'),
      map: null,
    }),
  },
});
