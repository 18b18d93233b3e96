import { expect, it } from 'vitest';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import { judgeRemoval, judgeRoles } from '#shared/teams/members/granting.ts';
import { grantsWithin } from '#shared/teams/members/grants.ts';
import {
  mayFor,
  permissionsOf,
  reachesOf,
  type TeamRole,
  teamPermissionNames,
  teamPermissions,
  teamRoles,
} from '#shared/teams/permissions.ts';
import { teamRoleTable } from '#tests/support/teams/team-role-table.ts';

it.each(teamRoles)('lets %s do what the table says and nothing else', (role) => {
  expect(permissionsOf([role]).join(' ')).toBe(teamRoleTable[role]);
});

/** Roles that may do something else than the table says. */
const differences = () => teamRoles.filter((role) => permissionsOf([role]).join(' ') !== teamRoleTable[role]);

it.each(teamPermissionNames)('notices when any role gains or loses %s', (permission) => {
  const kept: Partial<Record<TeamRole, string>> = teamPermissions[permission];
  for (const role of teamRoles) {
    const turned = kept[role] === 'all' ? undefined : 'all';
    Object.assign(teamPermissions, { [permission]: { ...kept, [role]: turned } });
    try {
      expect(differences()).toEqual([role]);
    } finally {
      Object.assign(teamPermissions, { [permission]: kept });
    }
  }
  expect(differences()).toEqual([]);
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

it('lets members host where the team opened that, and the member who manages events anyway', () => {
  const hosting = (membersHost: boolean) => teamRoles.filter((role) => hostsFor([role], { membersHost }));
  expect(hosting(false)).toEqual(['owner', 'admin', 'eventManager']);
  expect(hosting(true)).toEqual(['owner', 'admin', 'eventManager', 'member']);
});

it('opens medical notes with the grant alone, and only to roles that leave room for it', () => {
  for (const role of teamRoles) {
    const leavesRoom = ['owner', 'admin', 'coach'].includes(role);
    expect(mayFor([role], 'viewMedicalNotes'), role).toBe(false);
    expect(mayFor([role], 'viewMedicalNotes', { grants: ['safety'] }), role).toBe(leavesRoom);
    expect(grantsWithin([role], ['safety']), role).toEqual(leavesRoom ? ['safety'] : []);
    for (const other of teamPermissionNames.filter((name) => name !== 'viewMedicalNotes'))
      expect(mayFor([role], other, { grants: ['safety'] }), `${role} ${other}`).toBe(mayFor([role], other));
  }
  expect(grantsWithin(['owner'], [])).toEqual([]);
});
