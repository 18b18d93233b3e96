import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Answer } from '#shared/contract/operation.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { mostOf, pricedSlotsOf, type SlotGroup, slotGroupsOf } from '#shared/events/slots/schemas.ts';
import { formatMoney } from '#shared/money.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { slotLimitWords } from '#web/blocks/event/slot-fields.ts';
import { PricedSlot } from './priced-slot.tsx';
import './slots-panel.css';

/** How far a slot is taken, and which of the reader’s own people have it. */
export type SlotState = Answer<typeof eventSlots.operations.listSlots>['slots'][number];

interface SlotsPanelProps {
  readonly event: Event;
  /** How far each slot is taken; empty for visitors. */
  readonly slots: readonly SlotState[];
  readonly isIn: boolean;
  /** What players pay, where the event costs something. */
  readonly quote?: EventQuote | undefined;
}

/** What people who are in sign up for, and what they bring. */
export function SlotsPanel({ event, slots, isIn, quote }: SlotsPanelProps) {
  const canChoose = isIn && event.status === 'scheduled' && new Date() < new Date(event.endsAt);
  return (
    <Container header={<Header variant="h2">Sign up</Header>}>
      <SpaceBetween size="l">
        {!isIn && <p className="slots-hint">Join the event to sign up.</p>}
        {pricedSlotsOf(event).length > 0 && (
          <p className="slots-hint">
            {isIn
              ? 'You pay for a slot with a price when you take it.'
              : 'Choose slots with a price as you join, or take them later.'}
          </p>
        )}
        {slotGroupsOf(event).map((group) => (
          <section key={group.label} aria-label={group.label} className="slot-group">
            <h3>{group.label}</h3>
            {mostOf(group) < group.slots.length && <small>{slotLimitWords(mostOf(group))}</small>}
            <ul className="slots">
              {group.slots.map((slot) => (
                <SlotRow
                  key={slot.slotId}
                  eventId={event.eventId}
                  slot={slot}
                  courts={event.location.courts ?? []}
                  state={slots.find(({ slotId }) => slotId === slot.slotId)}
                  canChoose={canChoose}
                  quote={quote}
                />
              ))}
            </ul>
          </section>
        ))}
      </SpaceBetween>
    </Container>
  );
}

/** `17:30` as the times of events are written. */
function clockWords(time: string | undefined): string | undefined {
  if (!time) return undefined;
  const [hours, minutes] = time.split(':').map(Number);
  return `${(((hours ?? 0) + 11) % 12) + 1}:${String(minutes).padStart(2, '0')} ${(hours ?? 0) < 12 ? 'AM' : 'PM'}`;
}

interface SlotRowProps {
  readonly eventId: string;
  readonly slot: SlotGroup['slots'][number];
  readonly courts: NonNullable<Event['location']['courts']>;
  readonly state: SlotState | undefined;
  readonly canChoose: boolean;
  /** Without slots for hosts, who pay for nothing. */
  readonly quote: EventQuote | undefined;
}

function SlotRow({ eventId, slot, courts, state, canChoose, quote }: SlotRowProps) {
  const take = useOperation(eventSlots, 'takeSlot', { done: 'You’re signed up' });
  const release = useOperation(eventSlots, 'releaseSlot', { done: 'You’re off the sign-up' });
  const { slotId, label, quantity, start, end, role, courtId, price } = slot;
  const court = courts.find((one) => one.courtId === courtId)?.name;
  const isSold = price !== undefined && quote?.slots !== undefined;
  const isBusy = take.isRunning || release.isRunning;
  return (
    <li>
      <span>
        {label}
        <small>
          {[[start, end].map(clockWords).filter(Boolean).join(' – '), court, role, price && formatMoney(price)].map(
            (said) => said && `${said} · `,
          )}
          {state ? `${state.taken} of ${quantity} taken` : `${quantity} wanted`}
          {state && state.people.length > 0 && `: ${state.people.join(', ')}`}
        </small>
      </span>
      {canChoose && state && isSold && <PricedSlot eventId={eventId} slot={slot} isMine={state.isMine} quote={quote} />}
      {canChoose && state?.isMine && !isSold && (
        <Button loading={isBusy} ariaLabel={`Give back ${label}`} onClick={() => void release.run({ eventId, slotId })}>
          Give back
        </Button>
      )}
      {canChoose && state && !state.isMine && !isSold && state.taken < quantity && (
        <Button loading={isBusy} ariaLabel={`Take ${label}`} onClick={() => void take.run({ eventId, slotId })}>
          Take
        </Button>
      )}
    </li>
  );
}
