import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { canEdit } from '#shared/events/details/states.ts';
import type { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';

type KeepEvent = (typeof lifecycleContract)['operations']['keepEvent'];

export async function keepEvent(
  input: Parsed<KeepEvent>,
  { now }: Caller,
  store: EventStore,
): Promise<Output<KeepEvent>> {
  return reviseEvent(input, now, store, (before) => {
    if (!before.hasMinimumNeeded || !canEdit(before, now)) throw new Problem('event.notEditable');
    return { changes: { minimumKept: true }, facts: () => [] };
  });
}
