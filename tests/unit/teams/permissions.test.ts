import { expect, it } from 'vitest';
import { judgeRemoval, judgeRoles } from '#shared/teams/granting.ts';
import { permissionsOf, reachesOf, type TeamRole, teamPermissionNames, teamRoles } from '#shared/teams/permissions.ts';

/** What each role may do in the whole team, as the matrix of the domain has it. */
const whole: Readonly<Record<TeamRole, string>> = {
  owner:
    'editProfile changePlan manageMembers grantRoles grantAdmin transferTeam deleteTeam manageEvents manageJoiners checkIn manageMoney seePayouts enterScores publishSchedule manageRegistrations buildForms viewSubmissions viewSensitiveAnswers editSite announce chat moderate',
  admin:
    'editProfile manageMembers grantRoles manageEvents manageJoiners checkIn manageMoney enterScores publishSchedule manageRegistrations buildForms viewSubmissions editSite announce chat moderate',
  treasurer: 'manageMoney announce chat moderate',
  eventManager:
    'manageEvents manageJoiners checkIn enterScores publishSchedule manageRegistrations announce chat moderate',
  coach: 'manageJoiners checkIn enterScores announce chat moderate',
  captain: 'chat',
  scorekeeper: 'checkIn enterScores',
  assistant: 'checkIn',
  member: 'chat',
  guardian: 'chat',
  follower: '',
};

it.each(teamRoles)('lets %s do what the table says and nothing else', (role) => {
  expect(permissionsOf([role]).join(' ')).toBe(whole[role]);
});

it('gives the union of all roles, in any order', () => {
  for (const first of teamRoles)
    for (const second of teamRoles) {
      const either = new Set([...permissionsOf([first]), ...permissionsOf([second])]);
      expect(permissionsOf([first, second])).toEqual(teamPermissionNames.filter((name) => either.has(name)));
      expect(permissionsOf([second, first])).toEqual(permissionsOf([first, second]));
    }
});

it('says how far a role reaches that has only a part, and forgets the part where another has all', () => {
  expect(reachesOf(['coach'], 'manageEvents')).toEqual(['ownSquad']);
  expect(reachesOf(['captain', 'coach'], 'checkIn')).toEqual(['all']);
  expect(reachesOf(['coach', 'guardian'], 'viewMedicalNotes')).toEqual(['ifGranted', 'ownChild']);
  expect(reachesOf(['follower'], 'chat')).toEqual([]);
});

it.each([
  ['owner', 'member', 'admin', 'allowed'],
  ['owner', 'admin', 'member', 'allowed'],
  ['admin', 'member', 'coach', 'allowed'],
  ['admin', 'member', 'admin', 'denied'],
  ['admin', 'admin', 'member', 'denied'],
  ['admin', 'owner', 'member', 'owner'],
  ['coach', 'member', 'captain', 'denied'],
] as const)('judges a change by %s of %s into %s: %s', (by, before, after, judged) => {
  expect(judgeRoles({ by: [by], before: [before], after: [after], isOneself: false })).toBe(judged);
  expect(judgeRoles({ by: [by], before: [before], after: [after], isOneself: true })).toBe('denied');
});

it.each([
  ['owner', 'admin', 'allowed'],
  ['owner', 'owner', 'owner'],
  ['admin', 'member', 'allowed'],
  ['admin', 'admin', 'denied'],
  ['admin', 'owner', 'denied'],
  ['treasurer', 'member', 'denied'],
] as const)('judges that %s takes %s off: %s', (by, target, judged) => {
  expect(judgeRemoval([by], [target])).toBe(judged);
});
