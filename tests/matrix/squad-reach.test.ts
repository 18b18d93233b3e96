import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamPermissions, teamRoles } from '#shared/teams/permissions.ts';
import { noDetails } from '#shared/teams/roster.ts';
import { eventDetails, eventsApi } from '#tests/support/events.ts';
import { type Guarded, guardedOperations, guardsAlone } from '#tests/support/matrix/role-asks.ts';
import { teamRoleTable } from '#tests/support/team-role-table.ts';
import { aMember, aTeam, rosterApi } from '#tests/support/teams.ts';

const [own, other] = ['squadown', 'squadoth'] as const;

/** Whose event it is, seen from the people of `own`. */
const whose = ['their own squad', 'another squad', 'the whole team'] as const;

/** Somebody of each role, all of one squad, and an event of that, of another and of the whole team. */
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

const isAllowed = (role: (typeof teamRoles)[number], at: number) =>
  teamRoleTable[role].split(' ').includes('manageEvents') || (role === 'coach' && at === 0);

/** Where a guard of events lets somebody pass, or not, against the matrix of the domain. */
async function differences(asked: readonly Guarded[], roles: readonly (typeof teamRoles)[number][]) {
  const found: string[] = [];
  for (const one of asked) for (const role of roles) found.push(...(await wrongFor(one, role)));
  return found;
}

async function wrongFor(one: Guarded, role: (typeof teamRoles)[number]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, eventId] of world.events.entries()) {
    const verdict = await one.ask(world.people.get(role)?.userId ?? '', eventId);
    const wanted = isAllowed(role, at) ? 'allowed' : 'denied';
    if (verdict !== wanted) found.push(`${one.id}: ${role} of ${whose[at]} is ${verdict}`);
  }
  return found;
}

it('lets a coach do with events of their own squad what managers of events do with all, and with no others', async () => {
  expect(guarded.length).toBeGreaterThan(0);
  expect(await differences(guarded, teamRoles)).toEqual([]);
});

it('notices when the coach reaches further, not so far, or anybody else as far', async () => {
  const kept = teamPermissions.manageEvents;
  const turns = [
    ['coach', 'all'],
    ['coach', undefined],
    ['captain', 'ownSquad'],
    ['assistant', 'ownSquad'],
  ] as const;
  for (const [role, reach] of turns) {
    Object.assign(teamPermissions, { manageEvents: { ...kept, [role]: reach } });
    const found = await differences(guarded.slice(0, 1), [role]).finally(() =>
      Object.assign(teamPermissions, { manageEvents: kept }),
    );
    expect(found.length, `${role}: ${reach}`).toBeGreaterThan(0);
  }
});
