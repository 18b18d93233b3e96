import type { Message } from '#shared/contract/message.ts';
import type { listingChanged } from '#shared/events/messages.ts';
import type { PlaceStore } from '../../details/store.ts';
import type { PlaceEvents } from '../place-events.ts';

type Find = Pick<PlaceStore, 'find'>;

/** Longer chains of listings that are others' seconds do not arise: a place is merged only into one that is open. */
const longestChain = 5;

/** The place that a listing stands for: itself, unless it turned out to be the second one of another. */
export async function placeBehind(placeId: string, store: Find): Promise<string> {
  let behind = placeId;
  for (let step = 0; step < longestChain; step += 1) {
    const standing = (await store.find(behind))?.standing;
    if (standing?.status !== 'duplicate_of') return behind;
    behind = standing.placeId;
  }
  return behind;
}

/**
 * Keeps an event where it happens. Asked again after the write: a merge of the listing meanwhile may not
 * have seen the row yet.
 */
export async function keepEvent(
  { data, occurredAt }: Pick<Message<typeof listingChanged>, 'data' | 'occurredAt'>,
  events: PlaceEvents,
  store: Find,
): Promise<void> {
  const placeId = data.shown?.placeId;
  if (!data.shown || placeId === undefined) return events.keep({ data, occurredAt });
  const behind = await placeBehind(placeId, store);
  await events.keep({ data: { ...data, shown: { ...data.shown, placeId: behind } }, occurredAt });
  const later = await placeBehind(behind, store);
  if (later !== behind) await events.moveOne(data, behind, later);
}
