import type { JoinPolicy } from '#shared/teams/schemas.ts';

/** How players join a community. */
export const joinWords: Readonly<Record<JoinPolicy, string>> = {
  open: 'Open to everyone',
  request: 'Ask to join',
  invite: 'Invite only',
  code: 'Join with a code',
  closed: 'Not taking new members',
};
