import type { TeamRole } from './permissions.ts';

/** What people read for each role. */
export const roleLabel: Readonly<Record<TeamRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  treasurer: 'Treasurer',
  eventManager: 'Event manager',
  coach: 'Coach',
  captain: 'Captain',
  scorekeeper: 'Scorekeeper',
  assistant: 'Assistant',
  member: 'Member',
  guardian: 'Guardian',
  follower: 'Follower',
};
