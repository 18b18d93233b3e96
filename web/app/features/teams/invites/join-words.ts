import type { JoinPolicy } from '#shared/teams/schemas.ts';

/** How one comes in, to whoever looks at a community. */
export const joinWords: Readonly<Record<JoinPolicy, string>> = {
  open: 'Open to everybody',
  request: 'Ask to join',
  invite: 'By invitation',
  code: 'Join with a code',
  closed: 'Closed for now',
};
