import { expect, it } from 'vitest';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { createRequestStore } from '#lambdas/events/substitutes/requests/store.ts';
import { seatKept } from '#lambdas/events/substitutes/seat-kept.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { keepPlace, type SubRequest, sendWave } from '#shared/events/substitutes/request.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, personId, plantLine } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const requestId = 'sub_01HZX0000000000000000000AA';
const key = { eventId, requestId };
const needed = 2;
const people = Array.from({ length: 6 }, (_, index) => personId(index));
const seats = createSeatStore(stage.table, stage.retry);
const requests = createRequestStore(stage.table, stage.retry);

interface Twin {
  readonly twist?: (write: Write) => Write;
  /** What keeps a place, instead of the product's own rule. */
  readonly keep?: typeof keepPlace;
  /** What brings a player in, instead of the product's own. */
  readonly seat?: typeof seatKept;
  /** What asks a wave, instead of the product's own rule. */
  readonly send?: typeof sendWave;
}

const wanted: SubRequest = {
  requestId,
  needed,
  positions: [],
  message: '',
  radiusMiles: 15,
  waveSize: 4,
  status: 'open',
  looks: 0,
  nextLookAt: new Date(start).toISOString(),
  waves: [],
  offers: {},
  notAsked: [],
};

const nobodyKnown = { find: async () => undefined };
const memberships = { list: async () => [] };
const by = { seats, requests, memberships, accounts: nobodyKnown, pool: nobodyKnown };

/** Two jobs make the same look, everyone who is asked accepts at once, and a job finishes what was cut off. */
const searching =
  ({ twist, keep = keepPlace, seat = seatKept, send = sendWave }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, 3, 3);
    const during = scheduler.run();
    await requests.begin(eventId, wanted).catch(pastFaults);
    const look = { number: 0, people, notAsked: [], at: scheduler.now, nextLookAt: scheduler.now.toISOString() };
    const ask = () => requests.move(key, (one) => send(one, look)).catch(pastFaults);
    await Promise.all([ask(), ask()]);
    const accept = async (userId: string) => {
      await scheduler.turn(scheduler.below(200));
      const kept = await requests.move(key, (one) => keep(one, userId));
      if (kept?.outcome === 'kept') await seat({ ...key, userId }, by, scheduler.now);
    };
    await Promise.all([...people, ...people].map((userId) => accept(userId).catch(pastFaults)));
    for (let round = 0; round < 20; round += 1) {
      const found = await requests.find(eventId).catch(pastFaults);
      const open = Object.entries(found?.offers ?? {}).filter(([, one]) => one.status === 'accepted' && !one.seated);
      if (found && open.length === 0) break;
      for (const [userId] of open) await seat({ ...key, userId }, by, scheduler.now).catch(pastFaults);
    }
    await during;
    return judge(memory);
  };

function judge(memory: MemoryTable): string | undefined {
  const [row] = memory.entity('substituteRequest');
  const request = row?.request as SubRequest | undefined;
  if (!request) return undefined;
  const line = lineIn(memory);
  const { in: inside, taken } = seating(line);
  const won = Object.keys(request.offers).filter((person) => request.offers[person]?.status === 'accepted');
  if (request.waves.length > 1) return 'a wave was sent twice';
  if (taken > 3 || won.length > needed) return 'a place has two winners';
  if (won.some((person) => !inside.includes(person))) return 'a substitute has no seat';
  return inside.length > won.length ? 'a player is in without a place' : undefined;
}

it('has one winner with a seat for each place, and sends each wave once', async () => {
  expect(await explore(searching(), schedules)).toEqual({ violations: 0, schedules });
});

const greedy: typeof keepPlace = (request, person) => keepPlace({ ...request, needed: 99 }, person);
const seatless: typeof seatKept = async ({ userId, ...rest }, by) => {
  await by.requests.move(rest, (request) => ({
    outcome: 'in',
    request: { ...request, offers: { ...request.offers, [userId]: { wave: 1, status: 'accepted', seated: true } } },
  }));
  return 'in';
};
const forgetful: typeof sendWave = (request, look) => sendWave({ ...request, looks: look.number }, look);

const twins: readonly (readonly [string, Twin])[] = [
  ['the search may have moved since it was looked at', { twist: without('#version') }],
  ['more places are kept than are needed', { keep: greedy }],
  ['a substitute hears of a seat that no player took', { seat: seatless }],
  ['a look is made twice', { send: forgetful }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(searching(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
