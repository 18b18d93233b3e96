import { Fragment, createElement as h } from 'react';
import { isFirstComeFirstServed } from '#shared/events/rsvp/line/line-moves.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SmallPrint } from '#web/blocks/small-print.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { Guest } from '../guest-reader.ts';

const noLineWords = {
  verb: "I can't come: give up my seat",
  means: 'Your seat is free for another player at once.',
} as const;

const leaveWords = {
  in: { verb: "I can't come: give up my seat", means: 'Your seat goes to the next in line at once.' },
  offered: {
    verb: "I can't come: decline the seat",
    means: 'The seat goes to the next in line and you leave the line.',
  },
  waiting: { verb: 'Leave the line', means: 'You lose your number in line.' },
  requested: { verb: 'Take back my request', means: 'The host no longer decides about it.' },
} as const;

/** Takes a seat that is held or free, and gives back what the guest has. */
export function seatForms({ guestId }: Guest, line: StoredLine, key: string, now: Date) {
  const { status } = standingOf(guestId, seating(line));
  const canTake =
    status === 'offered' || (status === 'waiting' && guestId in line.waits && isFirstComeFirstServed(line, now));
  if (status === 'none' || line.closesAt <= now.toISOString()) return undefined;
  const { verb, means } = status === 'in' && seating(line).waiting.length === 0 ? noLineWords : leaveWords[status];
  return h(
    Fragment,
    null,
    canTake &&
      h(
        PostForm,
        { action: '/api/guest/take', sends: { key } },
        h(SubmitButton, { text: 'Take the seat', isPrimary: true }),
      ),
    h(
      PostForm,
      { action: '/api/guest/leave', sends: { key } },
      h(SubmitButton, { text: verb }),
      h(SmallPrint, null, `${means} To come back, ask again on the page of the event.`),
    ),
  );
}
