import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamPermissions, teamRoles } from '#shared/teams/permissions.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { type Guarded, guardedOperations, guardsAlone } from '#tests/support/matrix/role-asks.ts';
import { teamRoleTable } from '#tests/support/teams/team-role-table.ts';
import { aMember, aTeam, rosterApi } from '#tests/support/teams/teams.ts';

const [own, other] = ['squadown', 'squadoth'] as const;

/** Whose event it is, seen from the people of `own`. */
const whose = ['their own squad', 'another squad', 'the whole team'] as const;

/** A player of each role, all of one squad, and an event of that, of another and of the whole team. */
async function aWorld() {
  const { teamId, owner } = await aTeam();
  const roster = rosterApi.signedInAs(owner);
  const squads = [own, other].map((squadId) => ({ squadId, name: squadId }));
  await roster.saveRosterSheet({ teamId, version: 0, sheet: { squads } });
  const people = new Map<string, { userId: string }>([['owner', owner]]);
  for (const role of teamRoles.slice(1)) {
    const person = await aMember({ teamId, owner }, [role]);
    people.set(role, person);
    const details = { ...noDetails, squadIds: [own] };
    await roster.changeRosterDetails({ teamId, userId: person.userId, version: 0, details });
  }
  const creator = eventsApi.signedInAs(await aMember({ teamId, owner }, ['eventManager']));
  const events = await Promise.all(
    [own, other, undefined].map((hostingSquad) =>
      creator.scheduleEvent(eventDetails({ hostingTeam: teamId, ...(hostingSquad && { hostingSquad }) })),
    ),
  );
  return { teamId, people, events: events.map(({ eventId }) => eventId) };
}

let world: Awaited<ReturnType<typeof aWorld>>;
let guarded: readonly Guarded[] = [];
let putBack = () => {};

beforeAll(async () => {
  world = await aWorld();
  guarded = await guardedOperations(['event']);
  putBack = guardsAlone(guarded);
});
afterAll(() => putBack());

/** What an event asks for, in the table of teams, and whose reach ends with their own squad. */
const asked = {
  manage: { inTable: ['manageEvents'], squadOnly: 'coach' },
  manageJoiners: { inTable: ['manageJoiners'], squadOnly: undefined },
  checkIn: { inTable: ['checkIn'], squadOnly: 'captain' },
  // Of an event by those who manage it, and of all by those who keep the money.
  keepMoney: { inTable: ['manageEvents', 'manageMoney'], squadOnly: 'coach' },
} as const;
const askedOf = ({ permission }: Guarded) => asked[permission as keyof typeof asked];

const isAllowed = (one: Guarded, role: (typeof teamRoles)[number], at: number) =>
  askedOf(one).inTable.some((permission) => teamRoleTable[role].split(' ').includes(permission)) ||
  (role === askedOf(one).squadOnly && at === 0);

/** Where a guard of events lets a player pass, or not, against the matrix of the domain. */
async function differences(those: readonly Guarded[], roles: readonly (typeof teamRoles)[number][]) {
  const found: string[] = [];
  for (const one of those) for (const role of roles) found.push(...(await wrongFor(one, role)));
  return found;
}

async function wrongFor(one: Guarded, role: (typeof teamRoles)[number]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, eventId] of world.events.entries()) {
    const verdict = await one.ask(world.people.get(role)?.userId ?? '', eventId);
    const wanted = isAllowed(one, role, at) ? 'allowed' : 'denied';
    if (verdict !== wanted) found.push(`${one.id}: ${role} of ${whose[at]} is ${verdict}`);
  }
  return found;
}

it('lets coaches manage events of their own squad but joiners of all, and captains check in at their squad alone', async () => {
  expect(new Set(guarded.map(({ permission }) => permission))).toEqual(new Set(Object.keys(asked)));
  expect(await differences(guarded, teamRoles)).toEqual([]);
});

it('notices when a coach or a captain reaches further, not so far, or anybody else as far', async () => {
  const turns = [
    ['manage', 'coach', 'all'],
    ['manage', 'coach', undefined],
    ['manage', 'captain', 'ownSquad'],
    ['manage', 'assistant', 'ownSquad'],
    ['manageJoiners', 'coach', 'ownSquad'],
    ['manageJoiners', 'eventManager', undefined],
    ['manageJoiners', 'captain', 'ownSquad'],
    ['checkIn', 'captain', 'all'],
    ['checkIn', 'captain', undefined],
    ['checkIn', 'coach', 'ownSquad'],
    ['checkIn', 'scorekeeper', undefined],
    ['checkIn', 'treasurer', 'ownSquad'],
    ['keepMoney', 'coach', 'all'],
    ['keepMoney', 'captain', 'ownSquad'],
  ] as const;
  for (const [needed, role, reach] of turns) {
    const one = guarded.filter(({ permission }) => permission === needed).slice(0, 1);
    const [inTable] = asked[needed].inTable;
    const kept = teamPermissions[inTable];
    Object.assign(teamPermissions, { [inTable]: { ...kept, [role]: reach } });
    const found = await differences(one, [role]).finally(() => Object.assign(teamPermissions, { [inTable]: kept }));
    expect(found.length, `${needed}, ${role}: ${reach}`).toBeGreaterThan(0);
  }
});
