import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import { changeRequestEntity } from './change-request.entity.ts';
import { createWrite, type Rows } from './writes/store.ts';

/** Where requests wait for the end of their time. */
export const requestQueue = 'schedules-due';

/** Captains' requests for other times. */
export interface RequestStore {
  find(seasonId: string, requestId: string): Promise<ChangeRequest | undefined>;
  list(seasonId: string): Promise<readonly ChangeRequest[]>;
  /** False when it is not the version before any more. */
  save(
    seasonId: string,
    request: ChangeRequest,
    facts: readonly ReturnType<typeof factRow>[],
    now: Date,
  ): Promise<boolean>;
}

/** A part of a transaction: a request, if nothing happened to it since the version before. */
export const requestSaved = (rows: Pick<Rows, 'request'>, seasonId: string, request: ChangeRequest) =>
  rows.request
    .put({ seasonId, requestId: request.requestId, version: request.version, request })
    .where(({ version }, { eq, notExists }) =>
      request.version === 1 ? notExists(version) : eq(version, request.version - 1),
    )
    .commit();

export function createRequestStore(table: Table, retry: Retry = createRetry()): RequestStore {
  const rows = changeRequestEntity(table);
  const due = createDueIndex(table);
  const write = createWrite(table, retry);
  return {
    find: async (seasonId, requestId) =>
      (await rows.get({ seasonId, requestId }).go({ consistent: true })).data?.request as ChangeRequest | undefined,
    list: async (seasonId) => {
      const { data } = await rows.query.bySeason({ seasonId }).go({ consistent: true, pages: 'all' });
      return data.map(({ request }) => request as ChangeRequest);
    },
    save: async (seasonId, request, facts, now) => {
      const { requestId, expiresAt: dueAt } = request;
      // Before it counts: an end that is not needed is harmless, a request without one would wait for ever.
      const work = { queue: requestQueue, key: `${requestId}/${dueAt}`, dueAt, data: { seasonId, requestId } };
      await due.schedule(work, now);
      const refused = await write((each) => [
        requestSaved(each, seasonId, request),
        ...facts.map((fact) => each.outbox.put(fact).commit()),
      ]);
      return refused.length === 0;
    },
  };
}
