import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import type { EventQuote, SlotOffer } from '#shared/events/checkout/event-quote.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { mostOf, type SlotGroup } from '#shared/events/slots/schemas.ts';
import { formatMoney } from '#shared/money.ts';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { leftWords, slotLimitWords } from '#web/blocks/event/slot-fields.ts';

interface SlotChoiceProps {
  readonly groups: NonNullable<Event['eventSlotGroup']>;
  readonly offers: readonly SlotOffer[];
  readonly currency: EventQuote['currency'];
  /** The slots that are chosen. */
  readonly value: readonly string[];
  readonly onChange: (slots: readonly string[]) => void;
}

/** The slots with a price, each with what it adds to the total. */
export function SlotChoice({ groups, offers, currency, value, onChange }: SlotChoiceProps) {
  const priced = groups.filter(({ slots }) => slots.some(({ price }) => price));
  return priced.map((group) => (
    <FormField
      key={group.label}
      label={labelOf({ label: group.label, isOptional: true })}
      description={mostOf(group) < group.slots.length && slotLimitWords(mostOf(group))}
    >
      {group.slots.map(({ slotId, label }) => {
        const offer = offers.find((one) => one.slotId === slotId);
        if (!offer) return null;
        const isChosen = value.includes(slotId);
        return (
          <Checkbox
            key={slotId}
            checked={isChosen}
            disabled={!isChosen && (offer.left === 0 || countIn(group, value) >= mostOf(group))}
            description={leftWords(offer.left)}
            onChange={() => onChange(isChosen ? value.filter((one) => one !== slotId) : [...value, slotId])}
          >
            {`${label} · ${formatMoney({ amountMinor: offer.totalMinor, currency })}`}
          </Checkbox>
        );
      })}
    </FormField>
  ));
}

const countIn = ({ slots }: SlotGroup, chosen: readonly string[]): number =>
  slots.filter(({ slotId }) => chosen.includes(slotId)).length;
