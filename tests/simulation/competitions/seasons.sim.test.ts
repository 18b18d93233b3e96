import { expect, it } from 'vitest';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import type { StoredSeason } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { dependantEntity } from '#lambdas/people/ports/family/dependant.entity.ts';
import { type Guardians, hasRight } from '#shared/people/family/guardian.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const at = '2031-02-01T12:00:00.000Z';
const now = new Date(at);
const seasonId = `ssn_${'0'.repeat(26)}`;
const divisionId = `div_${'0'.repeat(26)}`;
const people = [0, 1, 2, 3, 4, 5].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
let codes = 0;
const newCode = () => {
  codes += 1;
  return `CODE${codes}`;
};
const seasons = createSeasonStore(stage.table, newCode, stage.retry);
const store = createRegistrationStore(stage.table, newCode, stage.retry);

const seasonOf = (capacity: object) =>
  ({
    seasonId,
    teamId: `tea_${'0'.repeat(26)}`,
    version: 1,
    status: 'registration_open',
    startDate: '2031-03-01',
    facts: {
      label: 'Spring',
      divisions: [{ divisionId, name: 'Open', capacity, daysOfWeek: [] }],
      startDate: '2031-03-01',
    },
    createdAt: at,
    updatedAt: at,
  }) as unknown as StoredSeason;

const wanted = (userId: string, mode: 'individual' | 'create_team') =>
  ({
    userId,
    seasonId,
    version: 1,
    teamId: `tea_${'0'.repeat(26)}`,
    divisionId,
    mode,
    status: 'registered',
    squadIds: [],
    answers: {},
    registeredAt: at,
    ...(mode === 'create_team' && { squad: { name: `Squad ${userId.at(-1)}`, colour: '#000000', requests: {} } }),
  }) as unknown as StoredRegistration;

type Twin = (write: Write) => Write;

/** Six register for two places at once, some withdraw, and the room grows by one, while writes fail and answers are lost. */
async function play(seed: number, kind: 'players' | 'teams', twin?: Twin): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const season = seasonOf({ [kind]: 2 });
  const mode = kind === 'players' ? ('individual' as const) : ('create_team' as const);
  const played = (async () => {
    await seasons.create(season);
    weather.isCalm = false;
    const comes = people.map((userId) => async () => store.enter(season, wanted(userId, mode), false, now));
    const goes = people.slice(0, 3).map((userId) => async () => store.leave(season, userId, 'withdrawn', now));
    const grows = async () => seasons.fitRooms(seasonOf({ [kind]: 3 }), now, 'larger');
    await Promise.all(
      [...comes, ...goes, grows].map(async (act, index) => {
        await scheduler.turn((index < people.length ? 0 : 20) + scheduler.below(60));
        await act().catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** Never above the room, what is left is what is left, and no one waits beside a free place. */
function judge(memory: MemoryTable, kind: 'players' | 'teams'): string | undefined {
  const room = memory.entity('divisionSpots').find((row) => row.kind === kind);
  const registrations = memory.entity('registration');
  const isIn = (status: unknown) => status === 'registered' || status === 'placed';
  const taken = registrations.filter(({ status }) => isIn(status)).length;
  const [capacity, left] = [Number(room?.capacity), Number(room?.left)];
  const waiting = (room?.waiting ?? []) as string[];
  const lined = registrations.filter(({ status }) => status === 'waitlisted').map(({ userId }) => userId);
  if (taken > capacity) return `${taken} in ${capacity} places`;
  if (taken + left !== capacity) return `${taken} in and ${left} left of ${capacity}`;
  if (waiting.length > 0 && left > 0) return `${waiting.length} wait beside ${left} free places`;
  if (waiting.toSorted().join() !== lined.toSorted().join()) return 'the line is not who waits';
  const squads = memory.entity('squad').filter(({ status }) => status === 'forming').length;
  return kind === 'teams' && squads !== taken ? `${squads} squads of ${taken} captains` : undefined;
}

const mechanism = (kind: 'players' | 'teams', twin?: Twin) => async (seed: number) =>
  judge(await play(seed, kind, twin), kind);

/** Registers and withdraws without looking at what is there. */
const blind = ({ ConditionExpression: _, ...write }: Write): Write => write as Write;

it.each(['players', 'teams'] as const)(
  'never takes more %s than a division has room for, and gives every free place to the first in line',
  async (kind) => {
    expect(await explore(mechanism(kind), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
    expect(await explore(mechanism(kind, blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  },
);

const dependantId = `dep_${'0'.repeat(26)}`;
const guardianId = `${people[0]}`;
const dependants = dependantEntity(stage.table);
const guardiansWith = (right: 'rsvp' | 'pay'): Guardians => ({
  [guardianId]: {
    userId: guardianId,
    status: 'confirmed',
    household: 'A',
    relation: 'parent',
    rights: [right],
    contactShielded: false,
    priority: 1,
  },
});

/** A guardian registers a child and withdraws it while they lose the right to. */
const answering = (twin?: Twin) => async (seed: number) => {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  let [violation, before]: (string | undefined)[] = [];
  memory.onCommit = () => {
    const status = memory.entity('registration')[0]?.status as string | undefined;
    const guardians = (memory.entity('dependant')[0]?.guardians ?? {}) as Guardians;
    if (status !== before && !hasRight(guardians, guardianId, 'rsvp', now))
      violation = 'a right that was gone was used';
    before = status;
  };
  const played = (async () => {
    await seasons.create(seasonOf({ players: 2 }));
    const said = { firstName: 'Kim', lastName: 'Carter', age: 10, ageOn: '2026-01-01', consents: [] };
    const child = { dependantId, version: 1, ...said, guardians: guardiansWith('rsvp'), createdAt: at, updatedAt: at };
    await dependants.put(child).go();
    weather.isCalm = false;
    const mine = store.as({ dependantId, guardianId });
    const answers = async () => {
      await scheduler.turn(scheduler.below(12));
      await mine.enter(seasonOf({ players: 2 }), wanted(dependantId, 'individual'), false, now).catch(pastFaults);
      await mine.leave(seasonOf({ players: 2 }), dependantId, 'withdrawn', now).catch(pastFaults);
    };
    const loses = async () => {
      await scheduler.turn(scheduler.below(24));
      const gone = dependants.patch({ dependantId }).set({ guardians: guardiansWith('pay') });
      await gone.go().catch(pastFaults);
    };
    await Promise.all([answers(), loses()]);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return violation;
};

it('registers and withdraws a child with a right that holds at that moment alone', async () => {
  expect(await explore(answering(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
  expect(await explore(answering(without('#rights')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});
