import { Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import { eventEntity } from '../../details/event.entity.ts';
import { toEvent } from '../../details/event-reader.ts';
import { listingFact } from '../../details/listing-fact.ts';
import { nameEvent } from '../../details/name-event.ts';
import { toRow } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { openOwner } from '../../details/visibility/open-owner.ts';
import { heldByEvent } from '../../files/uploads-of.ts';
import { emptyLine } from '../../rsvp/line/empty-line.ts';
import { seatsEntity } from '../../rsvp/line/seats.entity.ts';
import { seriesEntity } from '../series.entity.ts';
import type { StoredSeries } from '../stored-series.ts';

/** The events that dates of a series become. Reads are strongly consistent. */
export interface OccurrenceStore {
  findEvents(eventIds: readonly string[]): Promise<ReadonlyMap<string, StoredEvent>>;
  /**
   * Makes a date into an event: once, and only while the series is still what it was made from and the account that owns
   * it is open.
   */
  makeEvent(
    event: StoredEvent,
    series: StoredSeries,
    facts: readonly ReturnType<typeof factRow>[],
  ): Promise<'made' | 'there' | 'ownerGone' | 'stale'>;
}

export function createOccurrenceStore(table: Table, retry: Retry): OccurrenceStore {
  const entities = {
    series: seriesEntity(table),
    event: eventEntity(table),
    seats: seatsEntity(table),
    outbox: outboxEntity(table),
    account: accountEntity(table),
    named: namedThingEntity(table),
  };
  const { transaction } = new Service(entities);
  return {
    findEvents: async (eventIds) => {
      if (eventIds.length === 0) return new Map();
      const keys = eventIds.map((eventId) => ({ eventId }));
      const { data } = await entities.event.get(keys).go({ consistent: true });
      return new Map(data.map((row) => [row.eventId, toEvent(row)]));
    },
    makeEvent: async (event, { seriesId, version: asRead }, facts) => {
      const write = () =>
        commit(
          transaction.write(({ event: events, seats, series, outbox, account, named }) => [
            events.create(toRow(event)).commit(),
            openOwner({ account }, event.creatorId),
            seats.create({ eventId: event.eventId, ...emptyLine(event) }).commit(),
            series
              .check({ seriesId })
              .where(({ version }, { eq }) => eq(version, asRead))
              .commit(),
            ...nameEvent({ named }, event),
            ...[...facts, listingFact(event), ...heldByEvent(event)].map((fact) => outbox.put(fact).commit()),
          ]),
        );
      const refused = await retry(write);
      if (refused.length === 0) return 'made';
      if (refused.includes(0)) return 'there';
      return refused.includes(1) ? 'ownerGone' : 'stale';
    },
  };
}
