import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { statusAt } from '#shared/events/details/states.ts';
import type { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';
import { manages } from '../../ports/event-visibility.ts';

type SetMakeUpEvent = (typeof lifecycleContract)['operations']['setMakeUpEvent'];

/** Only what the weather stopped is made up for, and only by what is still to come and the same people manage. */
export async function setMakeUpEvent(
  { makeUpEventId, ...input }: Parsed<SetMakeUpEvent>,
  caller: Caller,
  events: EventStore,
): Promise<Output<SetMakeUpEvent>> {
  if (makeUpEventId) await refuseOther(makeUpEventId, caller, events);
  return reviseEvent(input, caller.now, events, ({ status, cancelled }) => {
    if (status !== 'cancelled' || cancelled?.reason !== 'weather') throw new Problem('event.notEditable');
    return { changes: { cancelled: { ...cancelled, makeUpEventId: makeUpEventId ?? undefined } }, facts: () => [] };
  });
}

async function refuseOther(eventId: string, caller: Caller, events: EventStore): Promise<void> {
  const event = await events.find(eventId);
  const isTheirs = event && !event.takenAway && (await manages(event, actorOf(caller).userId, events.standingIn));
  if (isTheirs && statusAt(event, caller.now) === 'scheduled') return;
  throw new Problem('request.invalid', {
    fields: { makeUpEventId: 'Choose an event of yours that is still to come.' },
  });
}
