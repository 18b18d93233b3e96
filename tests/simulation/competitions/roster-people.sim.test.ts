import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import type { StoredSeason, StoredSquad } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { Coming } from '#lambdas/competitions/seasons/squads/squad-moves.ts';
import { createSquadStore } from '#lambdas/competitions/seasons/squads/squad-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { createTakeOverPlayer } from '#lambdas/competitions/take-over-player.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createInviteStore } from '#lambdas/teams/invites/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import type { StoredInvite } from '#lambdas/teams/ports/roster/stored-invite.ts';
import { createPeopleStore } from '#lambdas/teams/roster/people-store.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { aTeamOnStage } from '../teams/team-on-stage.ts';

const at = '2031-02-01T12:00:00.000Z';
const now = new Date(at);
const zeros = (last: string) => `${'0'.repeat(25)}${last}`;
const [teamId, seasonId, divisionId] = [`tea_${zeros('0')}`, `ssn_${zeros('0')}`, `div_${zeros('0')}`];
const squadIds = [`sqd_${zeros('1')}`, `sqd_${zeros('2')}`];
const inviteId = `inv_${zeros('0')}`;
const [owner = '', first = '', second = ''] = [0, 1, 2].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const newCode = () => 'CODE';
const accounts = accountEntity(stage.table);
const stores = {
  teams: createTeamStore(stage.table, stage.retry),
  roster: createRosterStore(stage.table, stage.retry),
  invites: createInviteStore(stage.table, stage.retry),
  people: createPeopleStore(stage.table, stage.retry),
  seasons: createSeasonStore(stage.table, newCode, stage.retry),
  squads: createSquadStore(stage.table, newCode, stage.retry),
  registrations: createRegistrationStore(stage.table, newCode, stage.retry),
};
const team = aTeamOnStage({ teamId, ownerId: owner });
const takeOver = createTakeOverPlayer({
  registrations: stores.registrations,
  handOverLines: async () => undefined,
  playoffOf: async () => undefined,
});

const season = {
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

const listed = {
  ...{ teamId, inviteId, status: 'pending', version: 1, name: 'Theo Park', email: 'theo@mail.example' },
  ...{ invitedBy: 'Ana', invitedById: owner, invitedAt: at },
} as StoredInvite;
const invited = { invitedAt: '2031-02-01T12:00:01.000Z', expiresAt: '2031-03-01T12:00:00.000Z' };

/** A captain brings the player as the roster has them by now. */
const bring = (squadId: string, newId: string) => {
  const look = async (): Promise<Coming[]> => {
    const invite = await stores.invites.find(teamId, inviteId);
    if (invite?.status !== 'pending') throw new Error('The player joined');
    return [{ invite, isNew: false, personId: invite.personId ?? newId }];
  };
  return stores.squads.bring(season, squadId, look, now);
};

const accept = async (userId: string) => {
  const invite = await stores.invites.find(teamId, inviteId);
  if (invite?.status === 'pending') await stores.roster.join(team, userId, { by: 'invite', invite }, now);
};

const send = async () => {
  const invite = await stores.invites.find(teamId, inviteId);
  if (invite?.status === 'pending')
    await stores.invites.send(team, { ...invite, ...invited, version: invite.version + 1 } as StoredInvite, now);
};

const registersThemselves = (userId: string) =>
  stores.registrations.enter(
    season,
    {
      userId,
      seasonId,
      version: 1,
      teamId,
      divisionId,
      mode: 'individual',
      status: 'registered',
      squadIds: [],
      answers: {},
      registeredAt: at,
    } as unknown as StoredRegistration,
    false,
    now,
  );

/** Hands over what each account that joined did before, as the facts in the outbox say. */
async function deliver(memory: MemoryTable): Promise<void> {
  for (const { type, data } of memory.entity('outbox') as {
    type?: string;
    data?: { userId: string; personId?: string };
  }[])
    if (type === 'teams.memberJoined' && data) await takeOver(data, now).catch(() => undefined);
}

/** Two captains bring the same player, who is invited meanwhile, accepts with two accounts, and registers by themselves. */
async function play(seed: number, twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const account = { version: 1, email: '', emailVerified: true, hasAdditionalInfo: true, platform: 'rovers' as const };
  const played = (async () => {
    for (const userId of [owner, first, second])
      await accounts.put({ userId, ...account, createdAt: at, updatedAt: at }).go();
    await stores.teams.create(team);
    await stores.seasons.create(season);
    for (const squadId of squadIds) await stores.squads.enterSquad(squadOf(squadId));
    await stores.people.add(listed);
    weather.isCalm = false;
    const acts = [
      ...squadIds.map((squadId, index) => () => bring(squadId, `rpn_${zeros(String(index + 1))}`)),
      send,
      () => accept(first),
      () => accept(second),
      () => registersThemselves(first),
      () => deliver(memory),
      () => deliver(memory),
    ];
    await Promise.all(
      acts.map(async (act, index) => {
        await scheduler.turn(scheduler.below(60) + (index > 2 ? 15 : 0));
        await act().catch(() => undefined);
      }),
    );
    weather.isCalm = true;
    await deliver(memory);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** The player is one person, on the teams that they were brought to, and in the registration that names those. */
function judge(memory: MemoryTable): string | undefined {
  const members = memory.entity('membership').flatMap(({ userId }) => (userId === owner ? [] : String(userId)));
  const [person, ...others] = memory.entity('rosterPerson');
  if (others.length > 0) return 'one player is two people';
  if (members.length > 1) return 'two accounts are one player';
  const [userId] = members;
  if (person && userId && person.claimedBy !== userId) return 'a player joined, and their teams are left to no one';
  const rosters = memory.entity('squad').map(({ squadId, roster }) => ({ squadId, roster: roster as string[] }));
  const is = person?.claimedBy ?? person?.personId;
  const theirs = rosters.filter(({ roster }) => roster.includes(String(is))).map(({ squadId }) => squadId);
  if (rosters.some(({ roster }) => roster.some((one) => one !== is))) return 'a team has who they were before';
  if (rosters.some(({ roster }) => new Set(roster).size < roster.length)) return 'a team has them twice';
  const registration = memory.entity('registration').find((one) => one.userId === is);
  const said = [...((registration?.squadIds ?? []) as string[])].sort();
  return said.join() === theirs.sort().join() ? undefined : 'the registration names other teams';
}

/** A twin whose writes under a plain condition lose one part of it. */
const unaware =
  (part: string) =>
  (write: Write): Write =>
    write.ConditionExpression?.includes(' OR ') ? write : without(part)(write);

const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => judge(await play(seed, twin));

it('makes the account that accepts the player who was on the roster, whatever captains do meanwhile', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
});

it('catches an invitation that is accepted without looking who plays by it', async () => {
  expect(await explore(mechanism(unaware('personId')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});

it('catches a team that is handed over without looking who came to it', async () => {
  expect(await explore(mechanism(unaware('#version')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});
