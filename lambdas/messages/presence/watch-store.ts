import { randomUUID } from 'node:crypto';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { connectionEntity } from './connection.entity.ts';
import { thingNewsEntity } from './thing-news.entity.ts';
import { watcherEntity } from './watcher.entity.ts';

/** Sockets live for two hours at most. */
const keptMs = 3 * 60 * 60_000;
const endOf = (now: Date) => Math.ceil((now.getTime() + keptMs) / 1000);

interface Watcher {
  readonly thingId: string;
  readonly connectionId: string;
  readonly mark: string;
}

/** Which open sockets show what. Every read is strongly consistent. */
export interface WatchStore {
  /** What a connection shows from now on, instead of what it showed before; false where the connection is forgotten. */
  watch(connectionId: string, things: readonly string[], now: Date): Promise<boolean>;
  /** Whether a thing changed since then; true where that is too long ago to know. */
  changedSince(thingId: string, since: number, now: Date): Promise<boolean>;
  /** To be noted before its watchers are listed: who begins to watch in between finds it. */
  noteNews(thingId: string, now: Date): Promise<void>;
  /** Those who may show a thing. */
  watchersOf(thingId: string): Promise<readonly Watcher[]>;
  /** Whether the connection is alive and shows the thing. */
  isWatching(watcher: Watcher, now: Date): Promise<boolean>;
  /** Unless it was said again meanwhile. */
  forget(watcher: Watcher): Promise<void>;
}

export function createWatchStore(table: Table): WatchStore {
  const connections = connectionEntity(table);
  const watchers = watcherEntity(table);
  const news = thingNewsEntity(table);
  return {
    // The connection first: a watcher that is found and shows nothing of the thing is forgotten.
    watch: async (connectionId, things, now) => {
      const shown = connections.patch({ connectionId }).set({ things: [...things] });
      if (!(await wasMade(shown.go()))) return false;
      const [mark, expires] = [randomUUID(), endOf(now)];
      await Promise.all(things.map((thingId) => watchers.put({ thingId, connectionId, mark, expires }).go()));
      return true;
    },
    changedSince: async (thingId, since, now) => {
      if (since < now.getTime() - keptMs) return true;
      const { data } = await news.get({ thingId }).go({ consistent: true });
      return data !== null && data.saidAt >= since;
    },
    noteNews: async (thingId, now) => {
      const saidAt = now.getTime();
      const later = news
        .put({ thingId, saidAt, expires: endOf(now) })
        .where((row, { lt, notExists }) => `${notExists(row.saidAt)} OR ${lt(row.saidAt, saidAt)}`);
      await wasMade(later.go());
    },
    watchersOf: async (thingId) =>
      (await watchers.query.byThing({ thingId }).go({ pages: 'all', consistent: true })).data,
    isWatching: async ({ thingId, connectionId }, now) => {
      const { data } = await connections.get({ connectionId }).go({ consistent: true });
      return data !== null && data.leaseUntil > now.getTime() && data.things?.includes(thingId) === true;
    },
    forget: async ({ thingId, connectionId, mark }) => {
      const gone = watchers.delete({ thingId, connectionId }).where((row, { eq }) => eq(row.mark, mark));
      await wasMade(gone.go());
    },
  };
}
