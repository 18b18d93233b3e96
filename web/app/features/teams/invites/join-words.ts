import type { JoinPolicy } from '#shared/teams/schemas.ts';

/** How to join, for visitors of a community. */
export const joinWords: Readonly<Record<JoinPolicy, string>> = {
  open: 'Open to everyone',
  request: 'Ask to join',
  invite: 'By invitation',
  code: 'Join with a code',
  closed: 'Closed for now',
};
