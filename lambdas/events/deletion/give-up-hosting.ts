import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { eventEntity } from '../details/event.entity.ts';
import { createEventStore, type EventStore } from '../details/store.ts';
import { revised, type StoredEvent } from '../details/stored-event.ts';
import { handoverFacts } from '../hosts/handover-facts.ts';
import { hostshipEntity } from '../hosts/hostship.entity.ts';
import { invitationEntity } from '../invitations/invitation.entity.ts';
import { callingOff } from '../lifecycle/cancellation-facts.ts';
import type { Person } from '../rsvp/line/line.ts';
import { endSeries } from '../series/end-series.ts';
import { follow } from '../series/follow.ts';
import { createSeriesStore } from '../series/store.ts';
import type { StoredSeries } from '../series/stored-series.ts';
import { type Around, eventWithout } from './event-without.ts';

/** Removes a user from every event they host, hosted or were invited to host. Safe to repeat. */
export async function giveUpHosting(userId: string, table: Table, now: Date, retry = createRetry()): Promise<void> {
  const store = createEventStore(table, retry);
  const created = await eventEntity(table).query.byHost({ creatorId: userId }).go({ pages: 'all' });
  const shared = await hostshipEntity(table).query.byPerson({ userId }).go({ pages: 'all' });
  const series = createSeriesStore(table, retry);
  const handedOn = await Promise.all(shared.data.map(({ eventId }) => store.find(eventId)));
  const ended = new Map<string, StoredSeries>();
  for (const seriesId of new Set([...created.data, ...handedOn].flatMap((event) => event?.seriesId ?? []))) {
    const theirs = await retry(() => endSeries(seriesId, userId, series, now));
    if (theirs) ended.set(seriesId, theirs);
  }
  const around = { alsoGone: new Set<string>(), endedSeries: new Set(ended.keys()) };
  for (const { eventId } of [...created.data, ...shared.data]) {
    await leaveOne({ eventId, userId }, store, retry, now, around);
    // A date that another host kept until they left as well goes with its series.
    const event = await store.find(eventId);
    const theirs = ended.get(event?.seriesId ?? '');
    if (event && theirs) await follow(event, theirs, { events: store }, now);
    await renameInviter(eventId, userId, table);
  }
}

/** A host who leaves at the same time is no heir: the next one is. */
const leaveOne = (
  person: Person,
  store: Pick<EventStore, 'find' | 'save'>,
  retry: Retry,
  now: Date,
  around: Around,
): Promise<void> =>
  retry(async () => {
    const before = await store.find(person.eventId);
    const without = before && eventWithout(before, person.userId, now, around);
    if (!before || !without) return;
    const { after, facts } = written(before, without, now);
    const { outcome } = await store.save(before, after, facts);
    if (outcome === 'heirGone') {
      const alsoGone = new Set([...around.alsoGone, after.creatorId]);
      return leaveOne(person, store, retry, now, { ...around, alsoGone });
    }
    if (outcome !== 'saved') throw changed();
  });

function written(
  before: StoredEvent,
  { changes, cancels }: { changes: Partial<StoredEvent>; cancels: boolean },
  now: Date,
) {
  if (!cancels) {
    const after = revised(before, now, changes);
    return { after, facts: handoverFacts(before, after, before.creatorId) };
  }
  const cancelled = callingOff({ reason: 'host' });
  const after = revised(before, now, { ...changes, ...cancelled.changes });
  return { after, facts: cancelled.facts(after) };
}

/** Invitations from a user whose account is gone show the name of a former player. */
async function renameInviter(eventId: string, userId: string, table: Table): Promise<void> {
  const invitations = invitationEntity(table);
  const { data } = await invitations.query.byEvent({ eventId }).go({ pages: 'all' });
  for (const { userId: invitee, invitedById, invitedBy } of data)
    if (invitedById === userId && invitedBy !== formerPlayer)
      await invitations.patch({ eventId, userId: invitee }).set({ invitedBy: formerPlayer }).go();
}

/** Another write came first: the same as any other contention. */
const changed = () => contention('The event changed');
