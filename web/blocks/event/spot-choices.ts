import { Fragment, createElement as h } from 'react';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { TicketField } from './guest-price-note.ts';
import { SlotFields, type WithSlotGroups } from './slot-fields.ts';

interface SpotChoicesProps {
  readonly event: WithSlotGroups;
  readonly price: Pick<GuestPrice, 'tickets' | 'slots' | 'currency'>;
}

/** What a guest chooses with a spot: the ticket, and the slots with a price. */
export const SpotChoices = ({ event, price: { tickets, slots, currency } }: SpotChoicesProps) =>
  h(
    Fragment,
    null,
    tickets && h(TicketField, { tickets, currency }),
    slots && h(SlotFields, { event, slots, currency }),
  );
