import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event, Seats } from '#shared/events/details/schemas.ts';
import type { Guest } from '#shared/events/rsvp/schemas.ts';
import { guestsAllowed } from '#shared/events/rsvp/usual-policy.ts';
import { formatPrice } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';
import { useWayIn } from '../checkout/use-way-in.ts';
import { Deed } from '../details/deed.tsx';
import { GroupChoice } from './groups/group-choice.tsx';
import { GuestFields } from './guest-fields.tsx';
import { HostQuestions } from './host-questions.tsx';
import type { Missing } from './join-as-intended.ts';

interface JoinFormProps {
  readonly event: Event;
  readonly seats: Seats;
  /** What the button says. */
  readonly verb: string;
  readonly asks: boolean;
  /** Guests could not show that the event is for them. */
  readonly isAloneOnly: boolean;
  /** This alone is missing for what they pressed. */
  readonly missing: Missing | undefined;
  /** What a spot costs by card; absent where it costs nothing, or nothing can be held. */
  readonly quote?: EventQuote | undefined;
}

/** Joining: one button, and before it what this event asks or allows. */
export function JoinForm({ event, seats, verb, asks, isAloneOnly, missing, quote }: JoinFormProps) {
  const { field: tickets, slotField, price, isBusy, send } = useWayIn(event, asks, quote);
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [group, setGroup] = useState<string>();
  const questions = asks ? event.approvalQuestions : [];
  const limit = isAloneOnly ? 0 : guestsAllowed(event);
  const press = () => {
    const said = questions.map((_, index) => answers[index] ?? '');
    send(
      { ...(guests.length > 0 && { guests: [...guests] }), ...(group && { group }) },
      { ...(note && { note }), ...(said.length > 0 && { answers: said }) },
    );
  };
  return (
    <>
      {event.capacityGroups && (
        <GroupChoice event={event} seats={seats} value={group} isAsked={missing === 'group'} onChange={setGroup} />
      )}
      {tickets}
      {slotField}
      {questions.length > 0 && (
        <HostQuestions questions={questions} answers={answers} isAsked={missing === 'answers'} onChange={setAnswers} />
      )}
      {limit > 0 && (
        <GuestFields guests={guests} limit={limit} namesRequired={event.guestNamesRequired} onChange={setGuests} />
      )}
      {asks && (
        <FormField label="Message to the host - optional" constraintText={`${note.length} of 280 characters`} stretch>
          <Textarea rows={2} value={note} onChange={({ detail }) => setNote(detail.value.slice(0, 280))} />
        </FormField>
      )}
      {!asks && quote?.lowered && <p>{loweredWords(quote, quote.lowered)}</p>}
      <Deed isBusy={isBusy} busyText={asks ? 'Sending…' : 'Joining…'} onPress={press}>
        {withPrice(
          guests.length > 0 ? `${verb}, ${quantity(guests.length + 1, 'person', 'people')}` : verb,
          guests.length > 0 ? undefined : price,
        )}
      </Deed>
    </>
  );
}

/** `Early bird until Dec 5: $9.57 instead of $12.66.` */
function loweredWords({ totalMinor, currency, tickets }: EventQuote, { name, fullMinor }: Lowered): string {
  const money = (amountMinor: number) => formatPrice({ amountMinor, currency });
  return tickets ? `${name}: prices are lower now.` : `${name}: ${money(totalMinor)} instead of ${money(fullMinor)}.`;
}

type Lowered = NonNullable<EventQuote['lowered']>;

/** The whole price from the first press on, for a player who comes alone; with guests the sheet says it. */
const withPrice = (verb: string, price: string | undefined): string => (price ? `${verb} · ${price}` : verb);
