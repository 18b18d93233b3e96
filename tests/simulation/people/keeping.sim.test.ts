import { expect, it } from 'vitest';
import { createDependantStore } from '#lambdas/people/family/dependants/store.ts';
import { keepOrForget } from '#lambdas/people/family/keeping/keep-or-forget.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { personId } from '../events/line/line-world.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const start = Date.parse('2031-05-01T12:00:00.000Z');
const daysAgo = (days: number) => new Date(start - days * 24 * 60 * 60_000).toISOString();
const dependantId = `dep_${'0'.repeat(26)}`;
const ana = personId(1);
const dependants = createDependantStore(stage.table, stage.retry);
const noteUse = createNoteUse(stage.table, stage.retry);
const kim: Dependant = {
  dependantId,
  version: 1,
  firstName: 'Kim',
  lastName: 'Carter',
  age: 10,
  ageOn: '2031-01-01',
  guardians: {
    [ana]: {
      userId: ana,
      status: 'confirmed',
      household: 'A',
      relation: 'parent',
      rights: ['rsvp', 'consent', 'manageGuardians'],
      contactShielded: false,
      priority: 1,
    },
  },
  consents: [],
  usedAt: daysAgo(400),
  askedToKeepAt: daysAgo(31),
  createdAt: daysAgo(500),
  updatedAt: daysAgo(31),
};

/** Two workers are about to forget a child that no guardian needed for a year, while a guardian opens their page. */
const race =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start, twin);
    const lastSeason = async () => undefined;
    const due = { schedule: async () => undefined };
    let isUsed = false;
    const played = (async () => {
      await dependants.write(undefined, kim, new Date(start));
      weather.isCalm = false;
      const works = [1, 2].map(async () => {
        await scheduler.turn(scheduler.below(20));
        await keepOrForget({ dependantId }, { dependants, lastSeason, due }, scheduler.now).catch(pastFaults);
      });
      const opens = async () => {
        await scheduler.turn(scheduler.below(20));
        const found = await dependants.find(dependantId);
        isUsed = found !== undefined && (await noteUse(found, scheduler.now));
      };
      await Promise.all([...works, opens().catch(pastFaults)]);
      weather.isCalm = true;
      await keepOrForget({ dependantId }, { dependants, lastSeason, due }, scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    const kept = memory.entity('dependant').length > 0;
    if (isUsed && !kept) return 'a child was forgotten that a guardian had just kept';
    const told = memory.entity('outbox').filter(({ type }) => type === 'people.dependantForgotten').length;
    return told === Number(!kept) ? undefined : `${told} facts of forgetting`;
  };

it('forgets no child that a guardian keeps at that moment, and each forgotten child once', async () => {
  expect(await explore(race(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught where what is decided is no condition of the write', async () => {
  expect(await explore(race(without('#version')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});
