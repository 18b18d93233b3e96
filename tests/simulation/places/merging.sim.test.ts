import { expect, it } from 'vitest';
import { createPlaceEvents } from '#lambdas/places/events/place-events.ts';
import { keepEvent, placeBehind } from '#lambdas/places/events/projector/project-events.ts';
import { mergePlace } from '#lambdas/places/managers/operations/merge-place.ts';
import { EventId } from '#shared/ids.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { aPlaceOnStage, placeIdOf, placesOnStage, playPlaces } from './place-on-stage.ts';

const [second, first, third] = [placeIdOf('A'), placeIdOf('B'), placeIdOf('C')];
const listings = [second, first, third].map((placeId) => aPlaceOnStage({ placeId }));
const events = createPlaceEvents(stage.table, stage.retry);
const trusted = { trustOf: async () => ({ acceptedEdits: 3, approvedPlaces: 0 }) };

const news = (version: number, startsAt: string) =>
  ({
    occurredAt: '2031-05-01T12:00:00.000Z',
    data: {
      eventId: EventId.parse(`evt_${'0'.repeat(26)}`),
      version,
      startsAt,
      shown: { placeId: second, title: 'Hoops', gameTypeId: 'basketball', timeZone: 'America/Chicago' },
    },
  }) as Parameters<typeof keepEvent>[0];

type Keep = typeof keepEvent;

/** A delivery is tried until it is through. */
async function delivered(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
  }
}

/**
 * Two trusted people say that a listing is another's second, one that it is a third one's, while news of an event there
 * comes twice and in any order, and the news of the merge follows the merge.
 */
const merging =
  ({ keep = keepEvent, twin }: { keep?: Keep; twin?: (write: Write) => Write }) =>
  async (seed: number): Promise<string | undefined> => {
    const heard = new Set<string>();
    const says = (userId: string, into: string) => async (scheduler: Scheduler) => {
      const caller = { actor: { userId }, now: scheduler.now } as Parameters<typeof mergePlace>[1];
      await mergePlace({ placeId: second, into }, caller, placesOnStage, trusted);
      heard.add(userId);
    };
    const hears = (version: number, startsAt: string) => () =>
      delivered(() => keep(news(version, startsAt), events, placesOnStage));
    /** The relay: as soon as the place is another's, its events follow. */
    const follows = async (scheduler: Scheduler) => {
      for (let look = 0; look < 60; look += 1) {
        await scheduler.turn(scheduler.below(6));
        const behind = await placeBehind(second, placesOnStage).catch(() => second);
        if (behind !== second) return delivered(() => events.move(second, behind));
      }
    };
    const late = '2031-06-02T12:00:00.000Z';
    const acts = [
      ...[says('uma', first), says('vic', first), says('wes', third)],
      ...[hears(1, '2031-06-01T12:00:00.000Z'), hears(2, late), hears(1, '2031-06-01T12:00:00.000Z'), follows],
    ];
    return judge(await playPlaces(seed, listings, acts, twin), heard);
  };

/** It is another's by two words for the same one, told once, and has no event any more. */
function judge(memory: MemoryTable, heard: ReadonlySet<string>): string | undefined {
  const row = memory.entity('place').find(({ placeId }) => placeId === second);
  const standing = row?.standing as { status: string; placeId?: string };
  const isMerged = standing.status === 'duplicate_of';
  if (isMerged && standing.placeId !== first) return 'one word was enough';
  if (!isMerged && heard.has('uma') && heard.has('vic')) return 'two words were not enough';
  const told = memory.entity('outbox').filter(({ type }) => type === 'places.placeMerged').length;
  if (told !== Number(isMerged)) return `told ${told} times`;
  return judgeEvent(memory, isMerged ? first : second);
}

function judgeEvent(memory: MemoryTable, placeId: string): string | undefined {
  const [event] = memory.entity('placeEvent');
  if (event?.version !== 2) return 'older news won';
  return event.placeId === placeId ? undefined : 'an event stayed behind';
}

it('makes two listings one by two words, and no event stays behind', async () => {
  expect(await explore(merging({}), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether a user was faster', async () => {
  const blind = merging({ twin: ({ ConditionExpression: _, ...write }) => write });
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('is caught when it does not ask again after it kept an event', async () => {
  const keep: Keep = async ({ data, occurredAt }, kept, store) => {
    const placeId = await placeBehind(data.shown?.placeId ?? '', store);
    // A slow process: the listing becomes another's between the look and the write.
    for (let step = 0; step < 8; step += 1) await store.find(placeId);
    await kept.keep({ data: { ...data, shown: data.shown && { ...data.shown, placeId } }, occurredAt });
  };
  expect(await explore(merging({ keep }), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
