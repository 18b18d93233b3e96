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
  owner: 'Everything. A community has one owner, who can hand it over or delete it.',
  admin: 'Everything except naming admins, handing the community over or deleting it.',
  treasurer: 'Handles money and announcements.',
  eventManager: 'Runs events, schedules, playoffs and season registration.',
  coach: 'Approves players, runs their teams’ events, checks in and enters scores.',
  captain: 'Checks in and enters scores in their own matches.',
  scorekeeper: 'Checks in and enters scores.',
  assistant: 'Checks in.',
  member: 'Plays and sees what the community shares with members.',
  guardian: 'Replies for a child who plays.',
  follower: 'Gets updates.',
};
