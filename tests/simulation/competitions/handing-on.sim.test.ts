import { expect, it } from 'vitest';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import type { StoredSeason } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const at = '2031-02-01T12:00:00.000Z';
const now = new Date(at);
const seasonId = `ssn_${'0'.repeat(26)}`;
const divisionId = `div_${'0'.repeat(26)}`;
const [holder = '', first = '', second = '', other = '', third = ''] = [0, 1, 2, 3, 4].map(
  (last) => `00000000-0000-4000-8000-00000000000${last}`,
);
/** Two mails to one address, the later of which stands. */
const [former, latter] = ['2031-02-15T12:00:00.000Z', '2031-02-16T12:00:00.000Z'].map((until) => ({
  email: 'third@people.example',
  until,
})) as [{ email: string; until: string }, { email: string; until: string }];
const newCode = () => 'CODE';
const seasons = createSeasonStore(stage.table, newCode, stage.retry);
const store = createRegistrationStore(stage.table, newCode, stage.retry);

const season = {
  seasonId,
  teamId: `tea_${'0'.repeat(26)}`,
  version: 1,
  status: 'registration_open',
  startDate: '2031-03-01',
  facts: {
    label: 'Spring',
    divisions: [{ divisionId, name: 'Open', capacity: { players: 2 }, daysOfWeek: [] }],
    rosterRules: { maxTeamsPerPlayer: 1, maxSize: 9 },
    startDate: '2031-03-01',
  },
  createdAt: at,
  updatedAt: at,
} as unknown as StoredSeason;

const wanted = (userId: string) =>
  ({
    userId,
    seasonId,
    version: 1,
    teamId: season.teamId,
    divisionId,
    mode: 'individual',
    status: 'registered',
    squadIds: [],
    answers: {},
    registeredAt: at,
  }) as unknown as StoredRegistration;

/** A place is offered to two people and twice to an address; all take it at once, its holder withdraws, a player new comes. */
async function play(seed: number, twin?: (write: Write) => Write): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const played = (async () => {
    await seasons.create(season);
    await store.enter(season, wanted(holder), false, now);
    await store.offer(season, holder, first, now);
    weather.isCalm = false;
    const acts = [
      () => store.transfer(season, holder, first, now),
      () => store.offer(season, holder, second, now),
      () => store.transfer(season, holder, second, now),
      () => store.offerByMail(season, holder, former, now),
      () => store.transfer(season, holder, third, now, former),
      () => store.offerByMail(season, holder, latter, now),
      () => store.takeBack(season, holder),
      () => store.transfer(season, holder, third, now, latter),
      () => store.leave(season, holder, 'withdrawn', now),
      () => store.enter(season, wanted(first), false, now),
      () => store.enter(season, wanted(other), false, now),
    ];
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(60));
        await act().catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}

/** The room is as full as there are people in it, and one place is no one’s twice. */
function judge(memory: MemoryTable): string | undefined {
  const room = memory.entity('divisionSpots').find(({ kind }) => kind === 'players');
  const registrations = memory.entity('registration');
  const taken = registrations.filter(({ status }) => status === 'registered').length;
  const heirs = registrations.filter(({ carriedFrom, status }) => carriedFrom && status === 'registered').length;
  if (heirs > 1) return 'two have the place of one';
  if (taken + Number(room?.left) !== 2) return `${taken} in and ${room?.left} left of 2`;
  return undefined;
}

const mechanism = (twin?: (write: Write) => Write) => async (seed: number) => judge(await play(seed, twin));

/** Hands a place on without looking at what is there. */
const blind = ({ ConditionExpression: _, ...write }: Write): Write => write as Write;

it('hands a place on to one person alone, also by mail, and never to a player whose offer ended', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
  expect(await explore(mechanism(blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
