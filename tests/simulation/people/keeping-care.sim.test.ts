import { expect, it } from 'vitest';
import { createLastSeason } from '#lambdas/competitions/seasons/dependants/last-season.ts';
import { registrationEntity } from '#lambdas/competitions/seasons/registration/registration.entity.ts';
import { type SeasonFacts, seasonEntity } from '#lambdas/competitions/seasons/season.entity.ts';
import { createIsCareNoted } from '#lambdas/people/family/dependants/care-store.ts';
import { dependantCareEntity } from '#lambdas/people/family/dependants/dependant-care.entity.ts';
import { createDependantStore } from '#lambdas/people/family/dependants/store.ts';
import { keepOrForgetCare } from '#lambdas/people/family/keeping/keep-or-forget-care.ts';
import type { LastSeason } from '#lambdas/people/ports/family/last-season.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';
import { judgeCare, watchCare } from './watch-care.ts';

const dayMs = 24 * 60 * 60_000;
const start = Date.parse('2031-01-01T00:00:00.000Z');
const on = (day: number) => new Date(start + day * dayMs);
const dependantId = `dep_${'0'.repeat(26)}`;
const seasonId = `ssn_${'0'.repeat(26)}`;
const teamId = `tea_${'0'.repeat(26)}`;
const at = on(0).toISOString();
const kim: Dependant = {
  ...{ dependantId, version: 1, firstName: 'Kim', lastName: 'Carter', age: 10, ageOn: '2031-01-01' },
  ...{ guardians: {}, consents: [], usedAt: at, createdAt: at, updatedAt: at },
};

const dependants = createDependantStore(stage.table, stage.retry);
const noteUse = createNoteUse(stage.table, stage.retry);
const isCareNoted = createIsCareNoted(stage.table);
const lastSeason = createLastSeason(stage.table);
const [care, seasons, registrations] = [
  dependantCareEntity(stage.table),
  seasonEntity(stage.table),
  registrationEntity(stage.table),
];

/** The season is over when the day begins. */
function endsOn(day: number): SeasonFacts {
  const lastDay = on(day - 1).toISOString();
  return { endDate: lastDay.slice(0, 10), timeZone: 'Etc/UTC' } as SeasonFacts;
}

/** Kim with notes, in a season that ends on a day. */
async function begin(day: number) {
  await dependants.write(undefined, kim, on(0));
  const facts = { allergies: 'Peanuts', conditions: '', medication: '', notes: '', emergencyContacts: [] };
  await care.put({ dependantId, version: 1, facts, updatedBy: 'ana', updatedAt: at }).go();
  const of = { seasonId, teamId, version: 1 };
  const dated = { startDate: at.slice(0, 10), createdAt: at, updatedAt: at };
  await seasons.put({ ...of, ...dated, status: 'in_play', facts: endsOn(day) }).go();
  const how = { divisionId: 'div', squadIds: [], answers: RegistrationAnswers.parse({}), registeredAt: at };
  await registrations.put({ ...of, ...how, userId: dependantId, mode: 'individual', status: 'placed' }).go();
}

const moved = (facts: SeasonFacts) => seasons.patch({ seasonId }).set({ facts }).go();
/** What comes in the way of what was known of a season. */
const changes = [
  () => moved(endsOn(150)),
  () => moved(endsOn(55)),
  () => seasons.patch({ seasonId }).set({ status: 'cancelled' }).go(),
  () => registrations.patch({ userId: dependantId, seasonId }).set({ status: 'withdrawn' }).go(),
];

interface Twin {
  readonly write?: (write: Write) => Write;
  /** How workers come to know when the season ends. */
  readonly knows?: () => LastSeason;
}

/** Does what is due as a queue does: twice now and then, late, out of order, and again after a failure. */
async function aQueue(scheduler: Scheduler, knows: LastSeason, until: Date) {
  const asked = new Set<number>();
  const works: Promise<void>[] = [];
  const once = async (dueAt: number) => {
    await scheduler.turn(Math.max(0, dueAt - scheduler.now.getTime()) + scheduler.below(3) * dayMs);
    for (let isDone = false; !isDone && scheduler.now < until; )
      isDone = await keepOrForgetCare({ dependantId }, parts, scheduler.now).then(
        () => true,
        () => scheduler.turn(60_000).then(() => false),
      );
  };
  const schedule = async ({ dueAt }: { dueAt: string }) => {
    const due = Date.parse(dueAt);
    if (asked.has(due) || due > until.getTime()) return;
    asked.add(due);
    works.push(once(due), ...(scheduler.below(2) === 0 ? [once(due)] : []));
  };
  const parts = { dependants, isCareNoted, lastSeason: knows, due: { schedule } };
  await schedule({ dueAt: on(7).toISOString() });
  for (let done = 0; done < works.length; done += 1) await works[done];
}

/** A season that ends on day 60 moves, or is left; a guardian opens the page about then, as notes are asked about or go. */
const mechanism =
  ({ write, knows = () => lastSeason }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start, write);
    const seen = watchCare(memory, scheduler);
    const after = (day: number) => scheduler.turn(day * dayMs);
    const changing = async () => {
      await after(50 + scheduler.below(45));
      await changes[scheduler.below(changes.length * 2)]?.();
    };
    const opening = async () => {
      await after(scheduler.below(3) === 0 ? 60 + scheduler.below(30) : 90 + scheduler.below(3));
      for (let turns = scheduler.below(8); turns > 0; turns -= 1) await scheduler.turn();
      const found = scheduler.below(3) > 0 && (await dependants.find(dependantId));
      if (found) await noteUse(found, scheduler.now);
    };
    const played = (async () => {
      await begin(60);
      weather.isCalm = false;
      const others = [changing(), opening()].map((one) => one.catch(pastFaults));
      await Promise.all([aQueue(scheduler, knows(), on(500)), ...others]);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judgeCare(seen, memory.entity('dependant')[0]);
  };

it('ends notes a month after the season as it stands, asked about three weeks before, however often it is looked at', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 4))).toMatchObject({ violations: 0 });
});

/** Goes on with what it once read. */
const remembering = (): LastSeason => {
  let known: Promise<Date | undefined> | undefined;
  return async (personId) => {
    const read = await (known ?? lastSeason(personId));
    known = Promise.resolve(read);
    return read;
  };
};

it.each([
  ['a season is remembered and not read', { knows: remembering }],
  ['what is decided is no condition of the write', { write: without('#version') }],
])('is caught where %s', async (_, twin) => {
  expect(await explore(mechanism(twin), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
