import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { SubMove, SubRequest } from '#shared/events/substitutes/request.ts';
import { isSearching } from '#shared/events/substitutes/request.ts';
import { substituteOfferEntity } from '../substitute-offer.entity.ts';
import { substituteRequestEntity } from '../substitute-request.entity.ts';

type Fact = ReturnType<typeof factRow>;

interface Moved<Outcome extends string> {
  readonly outcome: Outcome;
  readonly request: SubRequest;
}

/** What is written with a move. */
interface Along {
  readonly facts?: readonly Fact[];
  readonly offers?: readonly { readonly userId: string; readonly eventId: string; readonly expires: number }[];
}

/** Searches for substitutes, one for each event. */
export interface RequestStore {
  /** Strongly consistent. */
  find(eventId: string): Promise<SubRequest | undefined>;
  /** Begins a search; `open` while another one goes on. A repeat finds what its first try began. */
  begin(eventId: string, request: SubRequest): Promise<SubRequest | 'open'>;
  /**
   * Decides on the search as it is and writes what comes of it if it still is so; otherwise decides again. Undefined when
   * there is no such search.
   */
  move<Outcome extends string>(
    key: { readonly eventId: string; readonly requestId: string },
    decide: (request: SubRequest) => SubMove<SubRequest, Outcome>,
    along?: (after: SubRequest, before: SubRequest) => Along,
  ): Promise<Moved<Outcome> | undefined>;
  /** The events that asked a person; what became of it is in each search. */
  listEventIds(userId: string): Promise<readonly string[]>;
}

const mostOffers = 50;

export function createRequestStore(table: Table, retry: Retry = createRetry()): RequestStore {
  const entities = {
    search: substituteRequestEntity(table),
    offer: substituteOfferEntity(table),
    outbox: outboxEntity(table),
  };
  const { transaction } = new Service(entities);
  const read = async (eventId: string) => {
    const { data } = await entities.search.get({ eventId }).go({ consistent: true });
    return data ? { version: data.version, request: data.request as SubRequest } : undefined;
  };

  /** Only while the search is what was read. */
  const write = async (eventId: string, from: number | undefined, request: SubRequest, along: Along = {}) => {
    const refused = await commit(
      transaction.write(({ search, offer, outbox }) => [
        search
          .put({ eventId, version: (from ?? 0) + 1, request })
          .where(({ version }, { eq, notExists }) => (from === undefined ? notExists(version) : eq(version, from)))
          .commit(),
        ...(along.offers ?? []).map((one) => offer.put(one).commit()),
        ...(along.facts ?? []).map((fact) => outbox.put(fact).commit()),
      ]),
    );
    if (refused.length > 0) throw searchMoved();
  };

  return {
    find: async (eventId) => (await read(eventId))?.request,
    begin: (eventId, request) =>
      retry(async () => {
        const before = await read(eventId);
        if (before?.request.requestId === request.requestId) return before.request;
        if (before && isSearching(before.request)) return 'open' as const;
        await write(eventId, before?.version, request);
        return request;
      }),
    move: ({ eventId, requestId }, decide, along = () => ({})) =>
      retry(async () => {
        const before = await read(eventId);
        if (before?.request.requestId !== requestId) return undefined;
        const { outcome, request: after } = decide(before.request);
        if (!after) return { outcome, request: before.request };
        await write(eventId, before.version, after, along(after, before.request));
        return { outcome, request: after };
      }),
    listEventIds: async (userId) => {
      const { data } = await entities.offer.query
        .byPerson({ userId })
        .go({ pages: 1, limit: mostOffers, order: 'desc', consistent: true });
      return data.map(({ eventId }) => eventId);
    },
  };
}

/** Another writer changed the search between the look and the write: the same as any other contention. */
const searchMoved = () => contention('The search moved');
