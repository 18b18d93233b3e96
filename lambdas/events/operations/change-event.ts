import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { eventChanged } from '#shared/events/messages.ts';
import { canEdit, isMaterialChange } from '#shared/events/states.ts';
import type { Caller } from '../../kernel/serve.ts';
import { decide, type Finders, refusePast } from '../event-details.ts';
import { factOf } from '../facts.ts';
import { reviseEvent } from '../revise-event.ts';
import { changedFields } from '../series/occurrence.ts';
import type { EventStore } from '../store.ts';
import type { StoredEvent } from '../stored-event.ts';

type ChangeEvent = (typeof events)['operations']['changeEvent'];

export async function changeEvent(
  { eventId, version, ...details }: Parsed<ChangeEvent>,
  { now }: Caller,
  store: EventStore,
  finders: Finders,
): Promise<Output<ChangeEvent>> {
  return reviseEvent({ eventId, version }, now, store, async (before) => {
    if (!canEdit(before, now)) throw new Problem('event.notEditable');
    const decided = await decide(details, finders, before.location);
    const isMoved = decided.startsAt !== before.startsAt;
    if (isMoved || before.status === 'draft') refusePast(decided, now);
    const isRescheduled = before.status === 'postponed' && isMoved;
    return {
      changes: {
        otherGameType: undefined,
        ...decided,
        ...(before.seriesId && { ownFields: ownFieldsOf(before, decided) }),
        ...(isRescheduled && { status: 'scheduled', postponedAt: undefined }),
      } as Partial<StoredEvent>,
      facts: (after) => (after.status === 'draft' ? [] : [changed(before, after, isRescheduled)]),
    };
  });
}

/** What was decided about one date of a series alone stays so when the series changes. */
const ownFieldsOf = (before: StoredEvent, decided: object): string[] => [
  ...new Set([...(before.ownFields ?? []), ...changedFields(before, decided)]),
];

/** People hear of a postponed event's new time however little it differs from the old one. */
function changed(before: StoredEvent, after: StoredEvent, isRescheduled: boolean) {
  const { eventId, version } = after;
  const material = isRescheduled || isMaterialChange(before, after);
  return factOf(eventChanged, after, { eventId, version, material, wasStartsAt: before.startsAt });
}
