import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { eventEntity } from '../details/event.entity.ts';
import { createEventStore, type EventStore } from '../details/store.ts';
import { revised, type StoredEvent } from '../details/stored-event.ts';
import { hostshipEntity } from '../hosts/hostship.entity.ts';
import { invitationEntity } from '../invitations/invitation.entity.ts';
import { callingOff } from '../lifecycle/cancellation-facts.ts';
import { endSeries } from './end-series.ts';
import { eventWithout } from './event-without.ts';

/** Every event that somebody hosts, hosted or was asked to host is without them. Safe to repeat. */
export async function giveUpHosting(userId: string, table: Table, now: Date): Promise<void> {
  const store = createEventStore(table);
  const created = await eventEntity(table).query.byHost({ creatorId: userId }).go({ pages: 'all' });
  await endSeries(new Set(created.data.flatMap(({ seriesId }) => seriesId ?? [])), table, now);
  const shared = await hostshipEntity(table).query.byPerson({ userId }).go({ pages: 'all' });
  for (const { eventId } of [...created.data, ...shared.data]) {
    await leaveOne(eventId, userId, store, now);
    await renameInviter(eventId, userId, table);
  }
}

const leaveOne = (eventId: string, userId: string, store: Pick<EventStore, 'find' | 'save'>, now: Date) =>
  createRetry()(async () => {
    const before = await store.find(eventId);
    const without = before && eventWithout(before, userId, now);
    if (!before || !without) return;
    const { after, facts } = written(before, without, now);
    const { outcome } = await store.save(before, after, facts);
    if (outcome !== 'saved') throw changed();
  });

function written(
  before: StoredEvent,
  { changes, cancels }: { changes: Partial<StoredEvent>; cancels: boolean },
  now: Date,
) {
  if (!cancels) return { after: revised(before, now, changes), facts: [] };
  const cancelled = callingOff({ reason: 'host' });
  const after = revised(before, now, { ...changes, ...cancelled.changes });
  return { after, facts: cancelled.facts(after) };
}

/** Who was invited reads by whom. */
async function renameInviter(eventId: string, userId: string, table: Table): Promise<void> {
  const invitations = invitationEntity(table);
  const { data } = await invitations.query.byEvent({ eventId }).go({ pages: 'all' });
  for (const { userId: invitee, invitedById, invitedBy } of data)
    if (invitedById === userId && invitedBy !== formerPlayer)
      await invitations.patch({ eventId, userId: invitee }).set({ invitedBy: formerPlayer }).go();
}

/** Somebody was faster: the same as any other contention. */
const changed = () => contention('The event changed');
