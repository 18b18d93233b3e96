import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { DependantStanding } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { TicketChoice } from '../checkout/ticket-choice.tsx';
import { priceOf, slotLines, totalOf } from '../checkout/total-of.ts';
import { useEventInput } from '../details/event-access.ts';
import { GroupChoice } from '../rsvp/groups/group-choice.tsx';
import type { SaidOfMember } from './answer-for-family.ts';
import { AskedFields } from './asked-of-member.tsx';

/** Few events have slots with a price. */
const SlotChoice = lazy(async () => ({ default: (await import('../checkout/slot-choice.tsx')).SlotChoice }));

interface FamilyJoinProps {
  readonly event: Event;
  readonly quote: EventQuote;
  readonly family: readonly DependantStanding[];
  readonly isFull: boolean;
  readonly me: 'joins' | 'stays';
}

/** What is chosen for one of those who come. */
type Choice = SaidOfMember & { readonly ticket?: string; readonly slots?: string[] };

const myself = 'me';

/** Who of a family comes: all of them are paid in one order, with one service fee. */
export function FamilyJoin({ event, quote, family, isFull, me }: FamilyJoinProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const [wasAsked, setAsked] = useState(false);
  const input = useEventInput(event.eventId);
  const { run, isRunning } = useOperation(eventCheckout, 'holdFamilySpots');
  const children = childrenWhoCanCome(event, family, isFull);
  if (children.length === 0) return null;
  const isMeComing = me === 'joins' && myself in chosen;
  const coming = children.filter(({ dependantId }) => dependantId in chosen);
  const toggle = (id: string) => setChosen(({ [id]: was, ...others }) => (was ? others : { ...others, [id]: {} }));
  const choose = (id: string) => (choice: Choice) => setChosen((all) => ({ ...all, [id]: choice }));
  const lacksTicket =
    quote.tickets &&
    [...(isMeComing ? [myself] : []), ...coming.map(({ dependantId }) => dependantId)].some(
      (id) => !chosen[id]?.ticket,
    );
  const press = () => {
    setAsked(true);
    if (coming.length === 0 || lacksTicket) return;
    const { group, ticket, slots } = chosen[myself] ?? {};
    void run({
      ...input,
      ...(isMeComing && { me: { ...(group && { group }), ...(ticket && { ticket }), ...(slots && { slots }) } }),
      children: coming.map(({ dependantId }) => ({ dependantId, ...chosen[dependantId] })),
    });
  };
  const rows = rowsOf(me, children);
  return (
    <FormField
      label="Who’s coming?"
      description="You pay once for all of them, with one service fee."
      errorText={wasAsked && coming.length === 0 && 'Choose which of your children come.'}
      stretch
    >
      <SpaceBetween size="s">
        {rows.map(({ id, label }) => (
          <div key={id}>
            <Checkbox checked={id in chosen} onChange={() => toggle(id)}>
              {label}
            </Checkbox>
            {id in chosen && (
              <ComingAs
                event={event}
                quote={quote}
                isMe={id === myself}
                choice={chosen[id] ?? {}}
                isAsked={wasAsked}
                onChange={choose(id)}
              />
            )}
          </div>
        ))}
        <Button variant="primary" fullWidth loading={isRunning} onClick={press}>
          {joinWords({ event, quote }, coming, chosen, isMeComing)}
        </Button>
      </SpaceBetween>
    </FormField>
  );
}

const rowsOf = (me: FamilyJoinProps['me'], children: readonly DependantStanding[]) => [
  ...(me === 'joins' ? [{ id: myself, label: 'Me' }] : []),
  ...children.map(({ dependantId, firstName }) => ({ id: dependantId, label: firstName })),
];

/** `Join for Ana · $12.66`, `Join, 3 people · $37.38`: the whole price once it is known. */
function joinWords(
  { event, quote }: Pick<FamilyJoinProps, 'event' | 'quote'>,
  coming: readonly DependantStanding[],
  chosen: Readonly<Record<string, Choice>>,
  isMeComing: boolean,
): string {
  const [first, ...others] = coming;
  if (!first) return 'Join';
  const ids = [...(isMeComing ? [myself] : []), ...coming.map(({ dependantId }) => dependantId)];
  const isAlone = others.length === 0 && !isMeComing;
  const verb = isAlone ? `Join for ${first.firstName}` : `Join, ${quantity(ids.length, 'person', 'people')}`;
  const total = totalFor(
    { event, quote },
    ids.map((id) => [id, chosen[id]] as const),
  );
  return total ? `${verb} · ${total}` : verb;
}

/** Those with a spot held for them, or who can have a free one. */
function childrenWhoCanCome(event: Event, family: readonly DependantStanding[], isFull: boolean) {
  const isOpen = !isFull && joiningAt(event, new Date()) === 'open';
  return family.filter(
    ({ mine, mayAnswer, mayPay, eligibilityFailures }) =>
      mayAnswer &&
      mayPay &&
      (mine.status === 'offered' || (mine.status === 'none' && isOpen && eligibilityFailures.length === 0)),
  );
}

/** `$25.02`: all of it, as it will be charged; nothing while a ticket is still to be chosen. */
function totalFor(
  { event, quote }: Pick<FamilyJoinProps, 'event' | 'quote'>,
  coming: readonly (readonly [id: string, choice: Choice | undefined])[],
) {
  const priced = coming.map(([personId, choice]) => ({ personId, amountMinor: priceOf(quote, choice?.ticket) }));
  const lines = priced.flatMap(({ personId, amountMinor }) =>
    amountMinor === undefined ? [] : [{ kind: 'spot' as const, personId, amountMinor }],
  );
  const slots = coming.flatMap(([personId, choice]) => slotLines(event, personId, choice?.slots ?? []));
  return lines.length === coming.length ? totalOf(quote, [...lines, ...slots]) : undefined;
}

interface ComingAsProps extends Pick<FamilyJoinProps, 'event' | 'quote'> {
  readonly isMe: boolean;
  readonly choice: Choice;
  readonly isAsked: boolean;
  readonly onChange: (choice: Choice) => void;
}

function ComingAs({ event, quote, isMe, choice, isAsked, onChange }: ComingAsProps) {
  const { tickets, currency, slots } = quote;
  return (
    <SpaceBetween size="s">
      {tickets && (
        <TicketChoice
          tickets={tickets}
          currency={currency}
          timeZone={event.timeZone}
          value={choice.ticket}
          onChange={(ticket) => onChange({ ...choice, ticket })}
          isAsked={isAsked}
        />
      )}
      {isMe && event.capacityGroups && (
        <GroupChoice event={event} value={choice.group} onChange={(group) => onChange({ ...choice, group })} />
      )}
      {slots && (
        <Suspense>
          <SlotChoice
            groups={event.eventSlotGroup ?? []}
            offers={slots}
            currency={currency}
            value={choice.slots ?? []}
            onChange={(chosen) => onChange({ ...choice, slots: [...chosen] })}
          />
        </Suspense>
      )}
      {!isMe && <AskedFields event={event} said={choice} onChange={onChange} />}
    </SpaceBetween>
  );
}
