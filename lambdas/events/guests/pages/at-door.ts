import { Fragment, createElement as h, type ReactNode } from 'react';
import { checkInWindow, disputeUntil, inWindow } from '#shared/events/attendance/attendance.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { Notice } from '#web/blocks/notice.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SmallPrint } from '#web/blocks/small-print.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import { TextField } from '#web/blocks/text-field.ts';
import { checkInToken, typedCode } from '../../attendance/check-in-code.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { startIn } from '../../notifications/event-words.ts';
import { qrOf } from '../../pages/link-qr.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';

interface Shown {
  readonly guestId: string;
  readonly event: StoredEvent;
  readonly line: StoredLine;
  /** Of their RSVP page. */
  readonly key: string;
  readonly now: Date;
}

interface Ports {
  readonly attendance: AttendanceStore;
  readonly secret: () => Promise<string>;
}

/** What a guest who is in needs at the door, and afterwards: their code, and a way to say that a no-show is wrong. */
export async function atDoor(shown: Shown, { attendance, secret }: Ports): Promise<ReactNode> {
  const { guestId: userId, event, line, key, now } = shown;
  if (!seating(line).in.includes(userId)) return undefined;
  const person = { eventId: event.eventId, userId };
  const known = await attendance.find(person);
  if (known.checkIn) return h(Notice, { tone: 'calm' }, "You're checked in.");
  if (known.mark === 'no_show') return missed(event, known, key, now);
  const window = checkInWindow(event);
  const door = inWindow(event, window, now);
  if (door === 'over') return undefined;
  const theirs = await secret();
  const typed = typedCode(theirs, person);
  return h(
    Fragment,
    null,
    h('h2', null, 'Your check-in code'),
    qrOf(checkInToken(theirs, person), 'Your check-in code, to be scanned'),
    h('p', null, 'Or tell the host: ', h('strong', null, `${typed.slice(0, 4)}-${typed.slice(4)}`)),
    door === 'before' && h(SmallPrint, null, `Check-in opens ${startIn(window.from, event.timeZone)}.`),
  );
}

function missed(event: StoredEvent, known: Awaited<ReturnType<AttendanceStore['find']>>, key: string, now: Date) {
  const until = disputeUntil(known.markedAt ?? now.toISOString());
  const isOpen = known.history.at(-1)?.what !== 'kept' && now.toISOString() < until;
  return h(
    Fragment,
    null,
    h(Notice, { tone: 'bad' }, `${event.hostName} marked you as a no-show.`),
    known.dispute && h('p', null, `You said: ${known.dispute.note} The host decides.`),
    !known.dispute && isOpen && disputeForm(key, startIn(until, event.timeZone)),
  );
}

const disputeForm = (key: string, until: string) =>
  h(
    PostForm,
    { action: '/api/guest/take', sends: { key } },
    h(TextField, { label: 'Why is the no-show wrong?', name: 'note', required: true, maxLength: 280 }),
    h(SubmitButton, { text: 'Dispute the no-show' }),
    h(SmallPrint, null, `You can dispute it until ${until}. The host then decides.`),
  );
