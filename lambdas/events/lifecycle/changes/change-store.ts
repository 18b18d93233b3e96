import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Person } from '../../rsvp/line/line.ts';
import { changeAskEntity } from './change-ask.entity.ts';

type ChangeAsk = EntityItem<ReturnType<typeof changeAskEntity>>;

type Change = Person & { readonly version: number };

/** Who is asked to look at which change, and who did. */
export interface ChangeStore {
  /** Nothing happens to who was asked about this version or a newer one. */
  ask(change: Change, ends: { readonly endsAt: string; readonly ofSeries: string }): Promise<void>;
  /** What they are asked there; undefined where nothing. What was seen stays seen, however often it is said. */
  see(change: Change): Promise<ChangeAsk | undefined>;
  /** What they are asked there and have not seen. */
  unseenAt(asked: Person): Promise<ChangeAsk | undefined>;
  /** Of one person, what is not over and not seen, what is over soonest first; may lag a moment. */
  toSee(userId: string, now: Date): Promise<readonly ChangeAsk[]>;
  ofEvent(eventId: string): Promise<readonly ChangeAsk[]>;
}

const keptSeconds = 30 * 24 * 60 * 60;

export function createChangeStore(table: Table): ChangeStore {
  const rows = changeAskEntity(table);
  return {
    ask: async ({ eventId, userId, version }, { endsAt, ofSeries }) => {
      const expires = Math.floor(Date.parse(endsAt) / 1000) + keptSeconds;
      // An index that is made of several parts is written whole.
      await wasMade(
        rows
          .upsert({ eventId, userId, version, endsAt, ofSeries, expires })
          .ifNotExists({ seen: 0 })
          .where((row, { lt, notExists }) => `${notExists(row.version)} OR ${lt(row.version, version)}`)
          .go(),
      );
    },
    see: async ({ eventId, userId, version }) => {
      const { data } = await rows.get({ eventId, userId }).go({ consistent: true });
      if (!data) return undefined;
      const seen = Math.min(version, data.version);
      await wasMade(
        rows
          .patch({ eventId, userId })
          .set({ seen })
          .where((row, { lt }) => lt(row.seen, seen))
          .go(),
      );
      return data;
    },
    unseenAt: async ({ eventId, userId }) => {
      const { data } = await rows.get({ eventId, userId }).go();
      return data && data.seen < data.version ? data : undefined;
    },
    toSee: async (userId, now) => {
      const { data } = await rows.query
        .byPerson({ userId })
        .gte({ endsAt: now.toISOString() })
        .go({ pages: 'all', limit: 100 });
      return data.filter(({ seen, version }) => seen < version);
    },
    ofEvent: async (eventId) => (await rows.query.byEvent({ eventId }).go({ pages: 'all' })).data,
  };
}
