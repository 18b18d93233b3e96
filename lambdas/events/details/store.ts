import { type EntityItem, Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import { hasOwner } from '#shared/events/hosts/hosting.ts';
import { heldByEvent } from '../files/uploads-of.ts';
import { hostshipEntity } from '../hosts/hostship.entity.ts';
import { hostshipsEnded, hostshipsKept } from '../hosts/hostships.ts';
import { invitationEntity } from '../invitations/invitation.entity.ts';
import type { LettingIn } from '../ports/event-visibility.ts';
import { emptyLine } from '../rsvp/line/empty-line.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import { mustStandStill, refusalOf } from '../rsvp/line/seat-refusal.ts';
import { seatRoom, seatTerms, waitRoom } from '../rsvp/line/seat-terms.ts';
import { seatsEntity } from '../rsvp/line/seats.entity.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { eventEntity } from './event.entity.ts';
import { createEventReader, type EventReader, withHosts } from './event-reader.ts';
import { listingFact } from './listing-fact.ts';
import { nameEvent } from './name-event.ts';
import type { StoredEvent } from './stored-event.ts';
import { openOwner } from './visibility/open-owner.ts';

type Fact = ReturnType<typeof factRow>;
type IsStill = (line: StoredLine) => boolean;

/**
 * `changed` when the event is no longer the version that was read; `belowJoined` when fewer could come than are in;
 * `waitlistInUse` when seats would go another way than people wait for; `groupInUse` when a player's group would be gone or too small; `otherwise` when the line is not as was asked;
 * `heirGone` when who is to own the event has no account any more.
 */
type Saved =
  | { readonly outcome: 'saved' | 'heirGone' | NonNullable<ReturnType<typeof refusalOf>> }
  | { readonly outcome: 'changed'; readonly currentVersion: number };

/**
 * Events and what happens to their lines when they change. Every read is strongly consistent; every write records what a
 * public index may know, with the facts that it is given.
 */
export interface EventStore extends EventReader, LettingIn {
  /** The event that has the id: this one, or the one that an earlier try made. Undefined where its creator's account is closed. */
  schedule(event: StoredEvent, facts: readonly Fact[]): Promise<StoredEvent | undefined>;
  /** Event, line and facts in one transaction, so that no join slips past a cancellation that was acknowledged. */
  save(
    before: StoredEvent,
    after: StoredEvent,
    facts: readonly Fact[],
    /** What must still be so of the line when it is saved. */
    isStill?: IsStill,
  ): Promise<Saved>;
}

export function createEventStore(table: Table, retry: Retry = createRetry()): EventStore {
  const entities = {
    event: eventEntity(table),
    seats: seatsEntity(table),
    outbox: outboxEntity(table),
    hostship: hostshipEntity(table),
    account: accountEntity(table),
    named: namedThingEntity(table),
  };
  const invitations = invitationEntity(table);
  const { transaction } = new Service(entities);
  const lines = createSeatStore(table, retry);

  const reader = createEventReader(table);
  const { find } = reader;

  const write = writing(entities);

  const trySave = async (...[before, after, facts, isStill]: Parameters<EventStore['save']>): Promise<Saved> => {
    const { eventId } = before;
    if (!hasOwner(after)) throw new Error('An event would have no owner');
    const guard = isStill || mustStandStill(before, after) ? await lines.find(eventId) : undefined;
    const refusal = refusalOf(guard, before, after, isStill);
    if (refusal) return { outcome: refusal };
    const outcome = outcomeOf(await write(before, after, facts, guard), isHandedOver(before, after));
    if (outcome !== 'changed') return { outcome };
    const current = await find(eventId);
    return { outcome, currentVersion: (current ?? before).version };
  };

  return {
    ...reader,
    isInvited: async ({ eventId, userId }) => {
      const { data } = await invitations.get({ eventId, userId }).go({ consistent: true });
      return data?.status === 'invited';
    },
    schedule: async (event, facts) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ event: events, seats, outbox, account, named }) => [
            events.create(toRow(event)).commit(),
            openOwner({ account }, event.creatorId),
            seats.create({ eventId: event.eventId, ...emptyLine(event) }).commit(),
            ...nameEvent({ named }, event),
            ...[...facts, listingFact(event), ...heldByEvent(event)].map((fact) => outbox.put(fact).commit()),
          ]),
        ),
      );
      if (refused.length === 0) return withHosts(event);
      const made = await find(event.eventId);
      if (!made && !refused.includes(1)) throw new Error('An event could neither be made nor found');
      return made;
    },
    save: (...change) => retry(() => trySave(...change)),
  };
}

/** What the positions of refused parts mean: the event is the first, an heir's account the next. */
function outcomeOf(refused: readonly number[], hasHeir: boolean): 'saved' | 'changed' | 'heirGone' {
  if (refused.length === 0) return 'saved';
  if (refused.includes(0)) return 'changed';
  if (hasHeir && refused.includes(1)) return 'heirGone';
  throw lineMoved();
}

type Entities = {
  readonly event: ReturnType<typeof eventEntity>;
  readonly seats: ReturnType<typeof seatsEntity>;
  readonly outbox: ReturnType<typeof outboxEntity>;
  readonly hostship: ReturnType<typeof hostshipEntity>;
  readonly account: ReturnType<typeof accountEntity>;
  readonly named: ReturnType<typeof namedThingEntity>;
};

/** Event, line and facts together; with a guard only while the line is as it was looked at. */
function writing(entities: Entities) {
  const { transaction } = new Service({ ...entities });
  return (before: StoredEvent, after: StoredEvent, facts: readonly Fact[], guard: StoredLine | undefined) =>
    commit(
      transaction.write(({ event: events, seats, outbox, hostship, account, named }) => {
        const { eventId } = after;
        const change = {
          left: seatRoom(after) - seatRoom(before),
          waitLeft: waitRoom(after) - waitRoom(before),
          version: 1,
        };
        const terms = seats.patch({ eventId }).set(seatTerms(after)).add(change);
        const moved = endsGroups(before, after) ? terms.remove(['grouping']) : terms;
        const line = guard ? moved.where(({ version }, { eq }) => eq(version, guard.version)) : moved;
        const saved = events.put(toRow(after)).where(({ version }, { eq }) => eq(version, before.version));
        return [
          saved.commit(),
          ...heirCheck({ account }, before, after),
          ...(sameTerms(before, after) && !guard ? [] : [line.commit()]),
          ...nameEvent({ named }, after, before),
          ...hostshipsKept(before, after).map((row) => hostship.put(row).commit()),
          ...hostshipsEnded(before, after).map((key) => hostship.delete(key).commit()),
          ...[...facts, listingFact(after), ...heldByEvent(after, before)].map((fact) => outbox.put(fact).commit()),
        ];
      }),
    );
}

const isHandedOver = (before: StoredEvent, after: StoredEvent) => before.creatorId !== after.creatorId;

type Rows = RowsOf<Entities>;

/** No account that is closed becomes an owner. */
function heirCheck({ account }: Pick<Rows, 'account'>, before: StoredEvent, after: StoredEvent) {
  if (!isHandedOver(before, after)) return [];
  const heir = account.check({ userId: after.creatorId });
  return [heir.where((row, { exists, notExists }) => `${exists(row.userId)} AND ${notExists(row.deletedAt)}`).commit()];
}

const endsGroups = (before: StoredEvent, after: StoredEvent) =>
  before.capacityGroups !== undefined && after.capacityGroups === undefined;

const sameTerms = (before: StoredEvent, after: StoredEvent) =>
  JSON.stringify([seatTerms(before), waitRoom(before)]) === JSON.stringify([seatTerms(after), waitRoom(after)]);

/** A player joined or left between the look and the write: the same as any other contention. */
const lineMoved = () => contention('The line moved');

type Row = EntityItem<ReturnType<typeof eventEntity>>;

/** An event as its row keeps it. */
export const toRow = ({ capacity, hosts: _, ...event }: StoredEvent) =>
  ({
    ...event,
    ...(capacity !== null && { capacity }),
    teamPosition: event.hostingTeam && positionOf(event),
  }) as Row;

/** Where an event lies among those of its community. */
const positionOf = ({ startsAt, eventId }: Pick<StoredEvent, 'startsAt' | 'eventId'>): string =>
  `${startsAt}#${eventId}`;
