import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamPermissions, teamRoles } from '#shared/teams/permissions.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aPublished } from '#tests/support/competitions/schedules/world.ts';
import { tournamentDetails, tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { type Guarded, guardedOperations, guardsAlone } from '#tests/support/matrix/role-asks.ts';
import { teamRoleTable } from '#tests/support/teams/team-role-table.ts';
import { aMember, aTeam } from '#tests/support/teams/teams.ts';

const scopes = ['team', 'season', 'game', 'tournament', 'event'] as const;
const strangers = ['a player of no team', 'the owner of another team'] as const;

/** A team with a person of each role and one thing of each kind, and two people who have nothing to do with it. */
async function aWorld() {
  const { teamId, seasonId, owner } = await aPublished(2);
  const other = await aTeam();
  const people = new Map<string, string>([
    ['owner', owner.userId],
    [strangers[0], (await aPerson()).userId],
    [strangers[1], other.owner.userId],
  ]);
  for (const role of teamRoles.slice(1)) people.set(role, (await aMember({ teamId, owner }, [role])).userId);
  const { tournamentId } = await tournamentsApi.signedInAs(owner).createTournament({ ...tournamentDetails(), teamId });
  await tournamentsApi.signedInAs(owner).moveTournament({ tournamentId, version: 1, to: 'announced' });
  const creator = await aMember({ teamId, owner }, ['eventManager']);
  const { eventId } = await eventsApi.signedInAs(creator).scheduleEvent(eventDetails({ hostingTeam: teamId }));
  const [game] = (await gamesApi.signedOut().listSeasonGames({ seasonId })).games;
  const ids = { team: teamId, season: seasonId, tournament: tournamentId, event: eventId, game: game?.gameId ?? '' };
  return { people, ids: ids as Readonly<Record<string, string>> };
}

let world: Awaited<ReturnType<typeof aWorld>>;
let guarded: readonly Guarded[] = [];
let putBack = () => {};

beforeAll(async () => {
  world = await aWorld();
  guarded = await guardedOperations(scopes);
  putBack = guardsAlone(guarded);
});
afterAll(() => putBack());

const ofEvents: Readonly<Record<string, readonly [string, ...string[]]>> = {
  manage: ['manageEvents'],
  keepMoney: ['manageEvents', 'manageMoney'],
};

/** To manage an event is for anyone who manages those of its team; its money also for those who keep the team’s. */
const inTable = ({ scope, permission }: Guarded): readonly [string, ...string[]] =>
  (scope === 'event' && ofEvents[permission]) || [permission];

const has = (role: string, permission: string): boolean =>
  teamRoleTable[role as keyof typeof teamRoleTable]?.split(' ').includes(permission) ?? false;

const expected = (role: string, one: Guarded) =>
  inTable(one).some((permission) => has(role, permission)) ? 'allowed' : 'denied';

/** Where a guard lets a player pass, or not, against the table. */
async function differences(asked: readonly Guarded[], roles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of asked)
    for (const role of roles) {
      const verdict = await one.ask(world.people.get(role) ?? '', world.ids[one.scope] ?? '');
      if (verdict !== expected(role, one)) found.push(`${one.id}: ${role} is ${verdict}`);
    }
  return found;
}

it.each(scopes)(
  'lets every role of a team do in its %s what the table says, and no one else anything',
  async (scope) => {
    const asked = guarded.filter((one) => one.scope === scope);
    expect(asked.length).toBeGreaterThan(0);
    expect(await differences(asked, [...teamRoles, ...strangers])).toEqual([]);
  },
);

it('tells strangers of a private team and of an unknown one the same', async () => {
  const { teamId } = await aTeam({ visibility: 'private', joinPolicy: 'invite' });
  for (const one of guarded.filter(({ scope }) => scope === 'team'))
    for (const role of strangers) expect(await one.ask(world.people.get(role) ?? '', teamId), one.id).toBe('hidden');
});

it('notices when any operation asks for no permission any more', async () => {
  for (const one of guarded) {
    const { access } = one.operation;
    Object.assign(one.operation, { access: 'profileComplete' });
    try {
      expect(await differences([one], [strangers[0]]), one.id).toHaveLength(1);
    } finally {
      Object.assign(one.operation, { access });
    }
  }
});

it('notices when any role gains or loses a permission that something asks for', async () => {
  const byPermission = new Map(guarded.map((one) => [inTable(one).join(), one]));
  for (const one of byPermission.values()) {
    const [permission, other] = inTable(one);
    const kept = teamPermissions[permission as keyof typeof teamPermissions] as Readonly<Record<string, string>>;
    // Who has the other of two permissions is let in by that one.
    for (const role of teamRoles.filter((each) => !other || !has(each, other))) {
      const turned = kept[role] === 'all' ? undefined : 'all';
      Object.assign(teamPermissions, { [permission]: { ...kept, [role]: turned } });
      const found = await differences([one], [role]).finally(() =>
        Object.assign(teamPermissions, { [permission]: kept }),
      );
      expect(found, `${permission} of ${role}`).toHaveLength(1);
    }
  }
});
