import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { Event, Place } from '#shared/events/details/schemas.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import type { MyAnswer } from '#shared/events/rsvp/schemas.ts';
import type { Phase } from '#web/blocks/event/event-state.ts';
import { Standing } from '#web/blocks/event/standing.ts';

interface MyStandingProps {
  readonly event: Event;
  readonly phase: Phase;
  readonly mine: Place;
  readonly answer: z.infer<typeof MyAnswer>;
  /** True where spots are drawn and were not yet. */
  readonly isUndrawn: boolean;
}

/** Where one stands, in words, and what happens next; nothing where the event's own notice says it all. */
export function MyStanding(props: MyStandingProps) {
  const { event, phase, answer } = props;
  if (phase === 'cancelled') return null;
  const group = groupLabel(event, answer.group);
  return (
    <div aria-live="polite">{phase === 'over' ? <Afterwards {...props} /> : <Before {...props} group={group} />}</div>
  );
}

const Afterwards = ({ mine }: MyStandingProps) =>
  mine.status === 'in' && <Standing tone="plain" title="Thanks for playing!" />;

function Before({ event, mine, answer, isUndrawn, group }: MyStandingProps & { readonly group: string | undefined }) {
  const as = group && <small>You’re joining as: {group}</small>;
  switch (mine.status) {
    case 'in':
      return event.status === 'postponed' ? (
        <Standing tone="wait" title="You keep your spot" />
      ) : (
        <Standing tone="in" title="You're in">
          {as}
        </Standing>
      );
    case 'waiting':
      return isUndrawn ? (
        <Standing tone="wait" title="You're in the draw">
          <small>We’ll email you the result. When you entered makes no difference.</small>
        </Standing>
      ) : (
        <InLine event={event} position={mine.position} isHeldUp={answer.isHeldUp}>
          {as}
        </InLine>
      );
    case 'requested':
      return (
        <Standing tone="wait" title="Request sent">
          <small>
            {event.approvalMode === 'host'
              ? "We'll email you when the host decides."
              : 'Players who are in decide within six hours. We’ll email you.'}
          </small>
          {as}
        </Standing>
      );
    case 'offered':
      return null;
    default:
      return <Replied reply={answer.reply} />;
  }
}

const Replied = ({ reply }: Pick<z.infer<typeof MyAnswer>, 'reply'>) =>
  reply ? (
    <Standing tone="plain" title={reply === 'maybe' ? 'You said maybe' : "You said you can't go"}>
      {reply === 'maybe' && <small>No spot is held for you.</small>}
    </Standing>
  ) : null;

const nextSpot: Readonly<Record<Event['waitlistMode'], string>> = {
  auto_add: 'When a player leaves, the first in line gets the spot, and an email.',
  fifo_offer: 'Open spots are offered in order. We’ll email you how long you have to answer.',
  notify_all: 'When a spot opens, all players in line get an email. The first to take it is in.',
  lottery: 'Spots were drawn by lot. When one opens, the next in the drawn order gets it, and an email.',
  manual: 'When a spot opens, the host picks who gets it.',
};

interface InLineProps {
  readonly event: Event;
  readonly position: number;
  readonly isHeldUp: boolean;
  readonly children: ReactNode;
}

const InLine = ({ event, position, isHeldUp, children }: InLineProps) => (
  <Standing tone="wait" title={`You're number ${position} in line`}>
    <small>{nextSpot[event.waitlistMode]}</small>
    {isHeldUp && (
      <small>
        There are open spots, but not enough for the group at the front of the line. Groups get spots together.
      </small>
    )}
    {children}
  </Standing>
);
