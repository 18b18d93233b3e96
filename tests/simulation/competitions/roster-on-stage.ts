import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createMergeSteps } from '#lambdas/competitions/merges/merge-steps.ts';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import type { StoredSeason, StoredSquad } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import { createSquadStore } from '#lambdas/competitions/seasons/squads/squad-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { createTakeOverPlayer } from '#lambdas/competitions/take-over-player.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createInviteStore } from '#lambdas/teams/invites/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import { createFollowPlayer } from '#lambdas/teams/ports/roster/roster-people.ts';
import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import { createMergeStore } from '#lambdas/teams/roster/merge-store.ts';
import { createPeopleStore } from '#lambdas/teams/roster/people-store.ts';
import { stage } from '../stage/stage.ts';
import { aTeamOnStage } from '../teams/team-on-stage.ts';

export const at = '2031-02-01T12:00:00.000Z';
export const now = new Date(at);
export const zeros = (last: string) => `${'0'.repeat(25)}${last}`;
export const teamId = `tea_${zeros('0')}`;
const [seasonId, divisionId] = [`ssn_${zeros('0')}`, `div_${zeros('0')}`];
export const squadIds = [`sqd_${zeros('1')}`, `sqd_${zeros('2')}`];
export const [owner = '', first = '', second = ''] = [0, 1, 2].map(
  (last) => `00000000-0000-4000-8000-00000000000${last}`,
);
const newCode = () => 'CODE';
const accounts = accountEntity(stage.table);

/** The stores of rosters and seasons on the stage. */
export const stores = {
  teams: createTeamStore(stage.table, stage.retry),
  roster: createRosterStore(stage.table, stage.retry),
  invites: createInviteStore(stage.table, stage.retry),
  people: createPeopleStore(stage.table, stage.retry),
  merges: createMergeStore(stage.table, stage.retry),
  seasons: createSeasonStore(stage.table, newCode, stage.retry),
  squads: createSquadStore(stage.table, newCode, stage.retry),
  registrations: createRegistrationStore(stage.table, newCode, stage.retry),
};
export const team = aTeamOnStage({ teamId, ownerId: owner });

/** Moves what was recorded of a player; matches are none here. */
export const takeOver = createTakeOverPlayer({
  registrations: stores.registrations,
  lines: { handOver: async () => undefined, giveBack: async () => undefined },
  steps: createMergeSteps(stage.table),
  follow: createFollowPlayer(stage.table),
  payments: { handOver: async () => undefined },
  accounts: { find: async () => undefined },
  playoffOf: async () => undefined,
});

export const season = {
  seasonId,
  teamId,
  version: 1,
  status: 'registration_open',
  startDate: '2031-03-01',
  facts: {
    label: 'Spring',
    divisions: [{ divisionId, name: 'Open', capacity: {}, daysOfWeek: [] }],
    rosterRules: { maxTeamsPerPlayer: 2, maxSize: 9 },
    startDate: '2031-03-01',
  },
  createdAt: at,
  updatedAt: at,
} as unknown as StoredSeason;

const squadOf = (squadId: string) =>
  ({
    ...{ seasonId, squadId, divisionId, version: 1, status: 'forming', name: squadId, colour: '#000000' },
    ...{ requests: {}, coCaptainIds: [], roster: [], code: squadId, createdAt: at },
  }) as unknown as StoredSquad;

export const registrationOf = (userId: string) =>
  ({
    ...{ userId, seasonId, version: 1, teamId, divisionId, mode: 'individual', status: 'registered' },
    ...{ squadIds: [], answers: {}, registeredAt: at },
  }) as unknown as StoredRegistration;

export const listed = (inviteId: string, email: string) =>
  ({
    ...{ teamId, inviteId, status: 'pending', version: 1, name: 'Theo Park', email },
    ...{ invitedBy: 'Ana', invitedById: owner, invitedAt: at },
  }) as StoredInvite;

/** A community with a season of two teams, and players on its roster. */
export async function aLeague(people: readonly StoredInvite[]): Promise<void> {
  const account = { version: 1, email: '', emailVerified: true, hasAdditionalInfo: true, platform: 'rovers' as const };
  for (const userId of [owner, first, second])
    await accounts.put({ userId, ...account, createdAt: at, updatedAt: at }).go();
  await stores.teams.create(team);
  await stores.seasons.create(season);
  for (const squadId of squadIds) await stores.squads.enterSquad(squadOf(squadId));
  for (const person of people) await stores.people.add(person);
}

/** Invites a player as the roster has them by now. */
export async function send(inviteId: string): Promise<void> {
  const invite = await stores.invites.find(teamId, inviteId);
  const invited = { invitedAt: '2031-02-01T12:00:01.000Z', expiresAt: '2031-03-01T12:00:00.000Z' };
  if (invite?.status === 'pending')
    await stores.invites.send(team, { ...invite, ...invited, version: invite.version + 1 } as StoredInvite, now);
}

/** A captain brings a player as the roster has them by now. */
export function bring(squadId: string, inviteId: string, newId: string) {
  const look = async () => {
    const invite = await stores.invites.find(teamId, inviteId);
    if (invite?.status !== 'pending') throw new Error('The player joined');
    return [{ invite, isNew: false, personId: invite.personId ?? newId }];
  };
  return stores.squads.bring(season, squadId, look, now);
}
