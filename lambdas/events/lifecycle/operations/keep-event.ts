import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { canEdit } from '#shared/events/states.ts';
import type { upkeep } from '#shared/events/upkeep-contract.ts';
import type { Caller } from '../../../kernel/serve.ts';
import { reviseEvent } from '../../revise-event.ts';
import type { EventStore } from '../../store.ts';

type KeepEvent = (typeof upkeep)['operations']['keepEvent'];

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
