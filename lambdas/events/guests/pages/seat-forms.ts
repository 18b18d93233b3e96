import { Fragment, createElement as h } from 'react';
import { isFirstComeFirstServed } from '#shared/events/rsvp/line/line-moves.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { Guest } from '../guest-reader.ts';

const noLineWords = {
  verb: 'Give up my spot',
  means: 'Can’t make it? Your spot opens up for another player right away.',
} as const;

const leaveWords = {
  in: { verb: 'Give up my spot', means: 'Can’t make it? Your spot goes to the next in line right away.' },
  offered: { verb: 'Decline', means: 'If you decline, the spot goes to the next in line and you leave the waitlist.' },
  waiting: { verb: 'Leave the waitlist', means: 'You’ll lose your place in line.' },
  requested: { verb: 'Cancel request', means: 'Changed your mind? The host won’t see your request anymore.' },
} as const;

/** The spot that is held, or a free one where the first to come gets it. */
export function takeSpot({ guestId }: Guest, line: StoredLine, key: string, now: Date) {
  const { status } = standingOf(guestId, seating(line));
  const canTake =
    status === 'offered' || (status === 'waiting' && guestId in line.waits && isFirstComeFirstServed(line, now));
  if (!canTake || line.closesAt <= now.toISOString()) return undefined;
  return h(
    PostForm,
    { action: '/api/guest/take', sends: { key } },
    h(SubmitButton, { text: 'Take the spot', isPrimary: true }),
  );
}

interface Leaving {
  readonly key: string;
  readonly now: Date;
  /** What comes back of what they paid. */
  readonly back: string | undefined;
}

/** Gives back what the guest has. */
export function leaveForm({ guestId }: Guest, line: StoredLine, { key, now, back }: Leaving) {
  const { status } = standingOf(guestId, seating(line));
  if (status === 'none' || line.closesAt <= now.toISOString()) return undefined;
  const { verb, means } = status === 'in' && seating(line).waiting.length === 0 ? noLineWords : leaveWords[status];
  return h(
    Fragment,
    null,
    back ? h('p', null, `Can’t make it? ${back}`) : h('p', null, `${means} You can join again on the event page.`),
    h(PostForm, { action: '/api/guest/leave', sends: { key } }, h(SubmitButton, { text: verb })),
  );
}
