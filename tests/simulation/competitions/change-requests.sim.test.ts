import { expect, it } from 'vitest';
import { createRequestStore } from '#lambdas/competitions/schedules/request-store.ts';
import { openRequest, type RequestCommand, stepRequest } from '#shared/competitions/schedules/change-request.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const seasonId = 'ssn_01HZX0000000000000000000AA';
const requestId = 'chr_01HZX0000000000000000000AA';
const time = { placeId: 'north', courtId: 'c1', localStart: '2026-12-05T18:00' };
const store = createRequestStore(stage.table, stage.retry);
const over = ['approved', 'declined', 'expired'];

/** Two captains and who makes the schedule say what they can about one request, at once and on a rough day. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const said: { readonly version: number; readonly status: string }[] = [];
    const ask = async () => {
      const opening = { requestId, key: 'd/a/b/1', askedBy: 'a', asked: 'b', options: [time], reason: 'Rain' };
      await store.save(seasonId, openRequest(opening, scheduler.now), [], scheduler.now);
    };
    const say = async (command: RequestCommand) => {
      for (let time = 0; time < 3; time += 1) {
        await scheduler.turn(scheduler.below(30));
        const request = await store.find(seasonId, requestId);
        const next = request && stepRequest(request, command, scheduler.now);
        if (next && (await store.save(seasonId, next, [], scheduler.now))) said.push(next);
      }
    };
    const captains: RequestCommand[] = [
      { do: 'accept', squadId: 'b', option: 0 },
      { do: 'counter', squadId: 'b', options: [time] },
      { do: 'accept', squadId: 'a', option: 0 },
      { do: 'decline', squadId: 'a' },
    ];
    const work = [ask(), ...[...captains, { do: 'approve' } as const, { do: 'refuse' } as const].map(say)];
    await Promise.all([scheduler.run(), ...work.map((each) => each.catch(pastFaults))]);
    const versions = said.map(({ version }) => version);
    if (new Set(versions).size < versions.length) return 'two steps made the same version';
    return said.filter(({ status }) => over.includes(status)).length > 1 ? 'a request ended twice' : undefined;
  };

it('lets one answer count where two captains and the scheduler speak at once', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('catches a step that does not look at what was said meanwhile', async () => {
  const found = await explore(race(without('#version')), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
