import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type * as z from 'zod';
import type { Event, Place } from '#shared/events/details/schemas.ts';
import type { MyAnswer } from '#shared/events/rsvp/schemas.ts';

interface MyStandingProps {
  readonly event: Event;
  readonly mine: Place;
  readonly answer: z.infer<typeof MyAnswer>;
  /** True where seats are drawn and were not yet. */
  readonly isUndrawn: boolean;
}

/** Where one stands, in words, and what happens next. */
export function MyStanding({ event, mine, answer, isUndrawn }: MyStandingProps) {
  switch (mine.status) {
    case 'in':
      return (
        <StatusIndicator type="success">
          {event.status === 'postponed' ? 'You keep your seat' : "You're in"}
        </StatusIndicator>
      );
    case 'waiting':
      return isUndrawn ? <InTheDraw /> : <InLine event={event} position={mine.position} isHeldUp={answer.isHeldUp} />;
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
      return <Replied reply={answer.reply} />;
  }
}

const Replied = ({ reply }: Pick<z.infer<typeof MyAnswer>, 'reply'>) =>
  reply ? (
    <StatusIndicator type="info">
      {reply === 'maybe' ? 'You said maybe. No seat is held for you.' : "You said you can't go."}
    </StatusIndicator>
  ) : null;

const InTheDraw = () => (
  <SpaceBetween size="xxs">
    <StatusIndicator type="pending">You are in the draw</StatusIndicator>
    <small>You get a mail when it is held. When you entered makes no difference.</small>
  </SpaceBetween>
);

const nextSeat: Readonly<Record<Event['waitlistMode'], string>> = {
  auto_add: 'Seats go strictly in order. When somebody leaves, the first in line gets the seat at once, and a mail.',
  fifo_offer: 'Free seats are offered strictly in order. You get a mail and a time to answer.',
  notify_all: 'When a seat is free everybody in line gets a mail. Whoever takes it first is in.',
  lottery: 'Seats were drawn. When one becomes free, the next in the drawn order gets it at once, and a mail.',
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
