import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type * as z from 'zod';
import type { MyAnswer } from '#shared/events/rsvp-schemas.ts';
import type { Event, Place } from '#shared/events/schemas.ts';

interface MyStandingProps {
  readonly event: Event;
  readonly mine: Place;
  readonly answer: z.infer<typeof MyAnswer>;
}

/** Where one stands, in words, and what happens next. */
export function MyStanding({ event, mine, answer }: MyStandingProps) {
  switch (mine.status) {
    case 'in':
      return (
        <StatusIndicator type="success">
          {event.status === 'postponed' ? 'You keep your seat' : "You're in"}
        </StatusIndicator>
      );
    case 'waiting':
      return <InLine event={event} position={mine.position} isHeldUp={answer.isHeldUp} />;
    case 'requested':
      return (
        <SpaceBetween size="xxs">
          <StatusIndicator type="pending">You asked to come</StatusIndicator>
          <small>
            {event.approvalMode === 'host' ? 'The host decides.' : 'Those who are in decide within six hours.'}
          </small>
        </SpaceBetween>
      );
    case 'offered':
      return null;
    default:
      return answer.reply ? (
        <StatusIndicator type="info">
          {answer.reply === 'maybe' ? 'You said maybe. No seat is held for you.' : 'You said you cannot come.'}
        </StatusIndicator>
      ) : null;
  }
}

const nextSeat: Readonly<Record<Event['waitlistMode'], string>> = {
  auto_add: 'Seats go strictly in order. When somebody leaves, the first in line gets the seat at once, and a mail.',
  fifo_offer: 'Free seats are offered strictly in order. You get a mail and a time to answer.',
  notify_all: 'When a seat is free everybody in line gets a mail. Whoever takes it first is in.',
  manual: 'When a seat is free the host picks who gets it.',
};

function InLine({ event, position, isHeldUp }: { event: Event; position: number; isHeldUp: boolean }) {
  return (
    <SpaceBetween size="xxs">
      <StatusIndicator type="pending">You are number {position} in line</StatusIndicator>
      <small>{nextSeat[event.waitlistMode]}</small>
      {isHeldUp && (
        <small>
          There are free seats, but fewer than the first in line brings people. Parties come in whole, so the line waits
          until more seats are free.
        </small>
      )}
    </SpaceBetween>
  );
}
