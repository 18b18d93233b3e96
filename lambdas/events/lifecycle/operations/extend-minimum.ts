import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { statusAt } from '#shared/events/details/states.ts';
import type { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { minimumDecidesAt, minimumExtendsTo } from '#shared/events/lifecycle/minimum.ts';
import { eventChanged } from '#shared/events/messages.ts';
import { factOf } from '../../details/facts.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';

type ExtendMinimum = (typeof lifecycleContract)['operations']['extendMinimum'];

/** Once, and by no more than half the time from the decision to the start. The change is heard by the consumer that notes due work. */
export async function extendMinimum(
  { eventId, version, minutes }: Parsed<ExtendMinimum>,
  { now }: Caller,
  store: EventStore,
): Promise<Output<ExtendMinimum>> {
  return reviseEvent({ eventId, version }, now, store, (before) => {
    const decides = minimumDecidesAt(before);
    const mayStill = before.hasMinimumNeeded && !before.minimumExtendedTo && now < decides;
    if (!mayStill || statusAt(before, now) !== 'scheduled') throw new Problem('event.notEditable');
    const latest = minimumExtendsTo(before).getTime();
    const wanted = minutes === undefined ? latest : decides.getTime() + minutes * 60_000;
    const minimumExtendedTo = new Date(Math.min(latest, wanted)).toISOString();
    return {
      changes: { minimumExtendedTo },
      facts: (after) => [
        factOf(eventChanged, after, { eventId, version: after.version, material: false, wasStartsAt: after.startsAt }),
      ],
    };
  });
}
