import { expect, it } from 'vitest';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { sayChanged } from '#lambdas/messages/live/say-changed.ts';
import { createSocketStore } from '#lambdas/messages/presence/store.ts';
import { createWatchStore, type WatchStore } from '#lambdas/messages/presence/watch-store.ts';
import { watchThings } from '#lambdas/messages/socket/watch-things.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const start = new Date('2031-05-01T12:00:00Z');
const [game, other] = [idFrom('game', 'one'), idFrom('game', 'other')];
const connection = { connectionId: 'socket', userId: '00000000-0000-4000-8000-000000000001', signedInAt: 0 };
const store = createSocketStore(stage.table);
const watches = createWatchStore(stage.table);

async function showBefore(scheduler: Scheduler): Promise<void> {
  await store.renew(connection, start);
  const before = scheduler.below(2) === 0 ? [game, other] : [other];
  for (const thing of before) await watches.watch('socket', [thing], start);
}

interface Twin {
  readonly of?: (right: WatchStore) => WatchStore;
  readonly twist?: (write: Write) => Write;
}

/**
 * A page reads a game, and asks to watch it; the game changes at some moment. Whatever the order, the page read the change,
 * or hears of it: in the answer to its question, or as news. It may have shown the game
 * before, and another one in between.
 */
const race =
  ({ of = (right) => right, twist }: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start.getTime());
    stage.set(scheduler, new MemoryTable(scheduler, () => undefined, twist));
    const ports = { store, watches: of(watches), send: async (_: string, text: string) => hear(text) };
    let isTold = false;
    const hear = (text: string) => {
      const { changed = [], things = [] } = JSON.parse(text) as { changed?: string[]; things?: string[] };
      if ([...changed, ...things].includes(game)) isTold = true;
      return 'sent' as const;
    };
    let [isChanged, hasRead] = [false, false];
    const page = async () => {
      await scheduler.turn(scheduler.below(4));
      hasRead = isChanged;
      await watchThings('socket', { action: 'watch', things: [game], readAgoMs: 0 }, ports, start);
    };
    const change = async () => {
      await scheduler.turn(scheduler.below(8));
      isChanged = true;
      await sayChanged(game, ports, start);
    };
    const all = async (): Promise<string | undefined> => {
      await showBefore(scheduler);
      await Promise.all([page(), change()]);
      if (!hasRead && !isTold) return 'a page that neither read a change nor heard of it';
      isTold = false;
      await sayChanged(game, { ...ports, watches }, start);
      return isTold ? undefined : 'a page that shows a game and is found by no news of it';
    };
    const [, violation] = await Promise.all([scheduler.run(), all()]);
    return violation;
  };

it('misses no change between reading a page and watching it', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

/** Lists who watches before it notes that there is news. */
const listsFirst = (right: WatchStore): WatchStore => {
  let found: ReturnType<WatchStore['watchersOf']> | undefined;
  return {
    ...right,
    noteNews: async (thingId, now) => {
      found = right.watchersOf(thingId);
      await found;
      await right.noteNews(thingId, now);
    },
    watchersOf: async () => found ?? [],
  };
};

it('catches news that are noted after their watchers are listed', async () => {
  const caught = await explore(race({ of: listsFirst }), twinSchedules, { untilFirst: true });
  expect(caught).toMatchObject({ violations: 1 });
});

it('catches a watcher that is forgotten although it came back meanwhile', async () => {
  const caught = await explore(race({ twist: without('#mark') }), twinSchedules, { untilFirst: true });
  expect(caught).toMatchObject({ violations: 1 });
});
