import { type EntityItem, Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { openOwner } from '../details/visibility/open-owner.ts';
import { createOccurrenceStore, type OccurrenceStore } from './dates/store.ts';
import { seriesEntity } from './series.entity.ts';
import type { StoredSeries } from './stored-series.ts';

type Fact = ReturnType<typeof factRow>;

/** Series and the events that their dates become. Reads are strongly consistent. */
export interface SeriesStore extends OccurrenceStore {
  find(seriesId: string): Promise<StoredSeries | undefined>;
  /** A new series; nothing happens when an earlier try made it. False where its creator's account is closed. */
  begin(series: StoredSeries, facts: readonly Fact[]): Promise<boolean>;
  /** Writes the next version, with the series that it is split into; false when it is no longer the version before. */
  save(after: StoredSeries, split: StoredSeries | undefined, facts: readonly Fact[]): Promise<boolean>;
  /** Says that the events are what this version wants, with what there is to tell; once per version. */
  settle(series: StoredSeries, facts: readonly Fact[]): Promise<void>;
  /** Nothing happens where another version came meanwhile, of which other dates may not be done. */
  markStanding(series: Pick<StoredSeries, 'seriesId' | 'version'>, through: string): Promise<void>;
}

export function createSeriesStore(table: Table, retry: Retry = createRetry()): SeriesStore {
  const rows = seriesEntity(table);
  const { transaction } = new Service({ series: rows, outbox: outboxEntity(table), account: accountEntity(table) });
  const write = (build: Build<typeof transaction>) => retry(() => commit(transaction.write(build)));

  return {
    find: async (seriesId) => {
      const { data } = await rows.get({ seriesId }).go({ consistent: true });
      return data ? toSeries(data) : undefined;
    },
    begin: async (made, facts) => {
      const refused = await write(({ series, outbox, account }) => [
        series.create(rowOf(made)).commit(),
        openOwner({ account }, made.creatorId),
        ...facts.map((fact) => outbox.put(fact).commit()),
      ]);
      return !refused.includes(1);
    },
    save: async (after, split, facts) => {
      const isBefore = after.version - 1;
      const refused = await write(({ series, outbox }) => {
        const next = series.put(rowOf(after)).where(({ version }, { eq }) => eq(version, isBefore));
        const added = split ? [series.create(rowOf(split)).commit()] : [];
        return [next.commit(), ...added, ...facts.map((fact) => outbox.put(fact).commit())];
      });
      return refused.length === 0;
    },
    settle: async ({ seriesId, version: settled }, facts) => {
      await write(({ series, outbox }) => {
        const mark = series.patch({ seriesId }).set({ settledVersion: settled });
        const once = mark.where(
          ({ version, settledVersion }, { eq, lt }) => `${eq(version, settled)} AND ${lt(settledVersion, settled)}`,
        );
        return [once.commit(), ...facts.map((fact) => outbox.put(fact).commit())];
      });
    },
    markStanding: async ({ seriesId, version: asRead }, through) => {
      const mark = rows
        .patch({ seriesId })
        .set({ standingThrough: through })
        .where(
          ({ standingThrough, version }, { eq, lt, notExists }) =>
            `${eq(version, asRead)} AND (${notExists(standingThrough)} OR ${lt(standingThrough, through)})`,
        );
      await mark.go().catch((error: unknown) => {
        if (!isConditionFailure(error)) throw error;
      });
    },
    ...createOccurrenceStore(table, retry),
  };
}

type Build<Transaction extends { write: (build: never) => unknown }> = Parameters<Transaction['write']>[0];
type Row = EntityItem<ReturnType<typeof seriesEntity>>;

const rowOf = (series: StoredSeries) => series as unknown as Row;
const toSeries = (row: Row) => row as unknown as StoredSeries;
