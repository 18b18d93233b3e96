import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { DependantStanding } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { pricedSlotsOf } from '#shared/events/slots/schemas.ts';
import { PricedSlot } from '../slots/priced-slot.tsx';
import type { SlotState } from '../slots/slots-panel.tsx';
import '../slots/slots-panel.css';

interface FamilySlotsProps {
  readonly event: Event;
  readonly quote: EventQuote;
  readonly slots: readonly SlotState[];
  readonly member: DependantStanding;
}

/** The slots with a price for a child who is in. */
export function FamilySlots({ event, quote, slots, member }: FamilySlotsProps) {
  const { dependantId, firstName, mine, mayPay, mayAnswer } = member;
  const canChoose = mine.status === 'in' && mayAnswer && mayPay && event.status === 'scheduled';
  if (!canChoose || !quote.slots || new Date() >= new Date(event.endsAt)) return null;
  return (
    <ul className="slots" aria-label={`Slots for ${firstName}`}>
      {pricedSlotsOf(event).map((slot) => {
        const state = slots.find(({ slotId }) => slotId === slot.slotId);
        const isTheirs = state?.dependants?.includes(dependantId) ?? false;
        return (
          <li key={slot.slotId}>
            <span>
              {slot.label}
              <small>{isTheirs ? `${firstName} has it` : `${state?.taken ?? 0} of ${slot.quantity} taken`}</small>
            </span>
            <PricedSlot eventId={event.eventId} slot={slot} isMine={isTheirs} quote={quote} child={member} />
          </li>
        );
      })}
    </ul>
  );
}
