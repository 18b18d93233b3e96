import { createElement as h } from 'react';
import type { SlotOffer } from '#shared/events/checkout/event-quote.ts';
import { slotFieldOf } from '#shared/events/guests/slot-fields.ts';
import { mostOf, type SlotGroup } from '#shared/events/slots/schemas.ts';
import { formatMoney, type Money } from '#shared/money.ts';

/** An event with its groups of slots. */
export interface WithSlotGroups {
  readonly eventSlotGroup?: readonly SlotGroup[] | undefined;
}

interface SlotFieldsProps {
  readonly event: WithSlotGroups;
  readonly slots: readonly SlotOffer[];
  readonly currency: Money['currency'];
}

/** The slots with a price, each with what it adds to the total, for a form without scripts. */
export const SlotFields = ({ event: { eventSlotGroup = [] }, slots, currency }: SlotFieldsProps) =>
  eventSlotGroup.map((group) => {
    const offers = group.slots.flatMap(({ slotId, label }) => {
      const offer = slots.find((one) => one.slotId === slotId);
      return offer ? [{ ...offer, label }] : [];
    });
    if (offers.length === 0) return null;
    const most = mostOf(group);
    return h(
      'fieldset',
      { key: group.label },
      h('legend', null, `${group.label} - optional`),
      most < offers.length && h('small', null, slotLimitWords(most)),
      ...offers.map(({ slotId, label, totalMinor, left }) =>
        h(
          'label',
          { key: slotId },
          h('input', { type: 'checkbox', name: slotFieldOf(slotId), value: 'true', disabled: left === 0 }),
          h(
            'span',
            null,
            `${label} · ${formatMoney({ amountMinor: totalMinor, currency })}`,
            h('small', null, leftWords(left)),
          ),
        ),
      ),
    );
  });

/** How many of a group one player may take. */
export const slotLimitWords = (most: number): string => (most === 1 ? 'Choose one.' : `Choose up to ${most}.`);

/** How many of a slot there are still. */
export const leftWords = (left: number): string => (left === 0 ? 'All taken' : `${left} left`);
