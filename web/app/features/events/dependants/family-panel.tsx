import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { type DependantStanding, dependantsContract } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { PaidPanel } from '../checkout/paid-panel.tsx';
import { ConflictNotes } from '../conflicts/conflict-notes.tsx';
import { useEventInput } from '../details/event-access.ts';
import type { SlotState } from '../slots/slots-panel.tsx';
import { answerForFamily, type FamilyAnswer } from './answer-for-family.ts';
import { FamilyJoin } from './family-join.tsx';
import { FamilyMember, type PassHere } from './family-member.tsx';
import { FamilySlots } from './family-slots.tsx';

interface Given {
  readonly member: DependantStanding;
  readonly answer: FamilyAnswer;
}

interface FamilyPanelProps {
  readonly event: Event;
  /** What a spot costs by card, where the event costs something. */
  readonly quote?: EventQuote | undefined;
  /** How far each slot is taken. */
  readonly slots?: readonly SlotState[] | undefined;
  /** Players who come now wait in line. */
  readonly isFull: boolean;
  /** Whether the guardian can still join themselves. */
  readonly me: 'joins' | 'stays';
}

/** For a guardian: each child with where they stand. Nothing for other readers. */
export function FamilyPanel({ event, quote, slots = [], isFull, me }: FamilyPanelProps) {
  const input = useEventInput(event.eventId);
  const [family, setFamily] = useState<readonly DependantStanding[]>([]);
  const read = () =>
    operations(dependantsContract)
      .listDependantsAtEvent(input)
      .then(({ dependants }) => setFamily(dependants));
  const { run, isRunningOn } = useChange(
    ({ member, answer }: Given) => answerForFamily(member, answer, input).finally(() => read().catch(() => undefined)),
    { done: (said) => said },
  );
  useEffect(() => void read().catch(() => undefined), [event.eventId, quote]);
  if (family.length === 0) return null;
  const sold = quote?.takesCards || quote?.tickets ? quote : undefined;
  const open = sold?.familyOrders.some(({ status }) => isOpen(status)) || (sold?.order && isOpen(sold.order.status));
  const withoutPass = family.filter(({ dependantId }) => !passOf(dependantId, quote));
  const isTheirs = (dependantId: string | undefined) => family.some((one) => one.dependantId === dependantId);
  return (
    <Container header={<Header variant="h2">Your family</Header>}>
      <SpaceBetween size="l">
        {family.map((one) => (
          <SpaceBetween key={one.dependantId} size="xs">
            <FamilyMember
              event={event}
              member={one}
              isBusy={isRunningOn({ member: one })}
              order={paidFor(one.dependantId, sold)}
              pass={passOf(one.dependantId, quote)}
              paysByCard={sold !== undefined && (!isFull || one.mine.status === 'offered')}
              onAnswer={(answer) => void run({ member: one, answer })}
            />
            {quote && <FamilySlots event={event} quote={quote} slots={slots} member={one} />}
          </SpaceBetween>
        ))}
        {sold && !open && <FamilyJoin event={event} quote={sold} family={withoutPass} isFull={isFull} me={me} />}
        {sold?.familyOrders.map(
          (order) => wasCharged(order.status) && <PaidPanel key={order.orderId} order={order} isIn />,
        )}
        {event.status === 'scheduled' && !event.isTimeTbd && (
          <ConflictNotes time={event} besides={event.eventId} concerns={isTheirs} />
        )}
      </SpaceBetween>
    </Container>
  );
}

/** The order with which the guardian paid for a child. */
const paidFor = (dependantId: string, quote: EventQuote | undefined) =>
  [...(quote?.order ? [quote.order] : []), ...(quote?.familyOrders ?? [])].find(
    ({ status, lines }) => wasCharged(status) && lines.some(({ personId }) => personId === dependantId),
  );

/** The pass for the series that holds or paid for the spot of a child. */
function passOf(dependantId: string, quote: EventQuote | undefined): PassHere | undefined {
  const pass = quote?.familyPasses.find((one) => one.dependantId === dependantId);
  return quote && pass && { isPaid: pass.isPaid, back: { amountMinor: pass.backMinor, currency: quote.currency } };
}
