import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event } from '#shared/events/details/schemas.ts';

/** Few events have slots with a price. */
const SlotChoice = lazy(async () => ({ default: (await import('./slot-choice.tsx')).SlotChoice }));

interface ChosenSlots {
  readonly slots: readonly string[];
  /** The slots to choose from; nothing where none has a price. */
  readonly field: ReactNode;
}

/** The slots with a price that a player chooses before they join. */
export function useSlots({ eventSlotGroup = [] }: Event, quote: EventQuote | undefined): ChosenSlots {
  const [slots, setSlots] = useState<readonly string[]>([]);
  if (!quote?.slots) return { slots: [], field: null };
  const field = (
    <Suspense>
      <SlotChoice
        groups={eventSlotGroup}
        offers={quote.slots}
        currency={quote.currency}
        value={slots}
        onChange={setSlots}
      />
    </Suspense>
  );
  return { slots, field };
}
