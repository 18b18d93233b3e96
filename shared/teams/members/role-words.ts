import type { TeamRole } from '../permissions.ts';

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

/** What a member may do by each role, in a sentence; the table is in `permissions.ts`. */
export const roleSays: Readonly<Record<TeamRole, string>> = {
  owner: 'Everything. There is one owner, who can hand the community over or delete it.',
  admin: 'Everything but to name other admins, hand the community over or delete it.',
  treasurer: 'Looks after money, and announces.',
  eventManager: 'Runs events, schedules and playoffs, and who plays in seasons.',
  coach: 'Decides who comes to events, runs those of their squads, checks in and enters scores.',
  captain: 'Checks in and enters scores in their own matches.',
  scorekeeper: 'Checks in and enters scores.',
  assistant: 'Checks in.',
  member: 'Plays, and sees what the community shows its members.',
  guardian: 'Answers for a child who plays.',
  follower: 'Hears what is new.',
};
