import encodeQR from 'qr';
import { checkInWindow, disputeUntil, inWindow } from '#shared/events/attendance/attendance.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { Html, html } from '#shared/html.ts';
import { checkInToken, typedCode } from '../../attendance/check-in-code.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { startIn } from '../../notifications/event-words.ts';
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
export async function atDoor(shown: Shown, { attendance, secret }: Ports): Promise<Html | undefined> {
  const { guestId: userId, event, line, key, now } = shown;
  if (!seating(line).in.includes(userId)) return undefined;
  const person = { eventId: event.eventId, userId };
  const known = await attendance.find(person);
  if (known.checkIn) return html`<p class="notice calm">You are checked in.</p>`;
  if (known.mark === 'no_show') return missed(event, known, key, now);
  const window = checkInWindow(event);
  const door = inWindow(event, window, now);
  if (door === 'over') return undefined;
  const theirs = await secret();
  const typed = typedCode(theirs, person);
  return html`<h2>Your check-in code</h2>
${qrCode(checkInToken(theirs, person))}
<p>Or tell the host: <strong>${typed.slice(0, 4)}-${typed.slice(4)}</strong></p>
${door === 'before' && html`<p><small>Check-in opens ${startIn(window.from, event.timeZone)}.</small></p>`}`;
}

function missed(event: StoredEvent, known: Awaited<ReturnType<AttendanceStore['find']>>, key: string, now: Date) {
  const until = disputeUntil(known.markedAt ?? now.toISOString());
  const isOpen = known.history.at(-1)?.what !== 'kept' && now.toISOString() < until;
  return html`<p class="notice bad">${event.hostName} marked you as a no-show.</p>
${known.dispute && html`<p>You said: ${known.dispute.note} The host decides.</p>`}
${
  !known.dispute &&
  isOpen &&
  html`<form method="post" action="/api/guest/take"><input type="hidden" name="key" value="${key}">
<label>Why is the no-show wrong? <input name="note" required maxlength="280"></label>
<button>Dispute the no-show</button><p><small>You can dispute it until ${startIn(until, event.timeZone)}. The host then decides.</small></p></form>`
}`;
}

/** Drawn black on white at any color scheme, as scanners want it. */
function qrCode(text: string): Html {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = rows.length;
  return new Html(
    `<svg class="qr" viewBox="0 0 ${size} ${size}" width="240" height="240" role="img" aria-label="Your check-in code, to be scanned">` +
      `<rect width="100%" height="100%" fill="#fff"/><path d="${dark.join('')}" fill="#000" shape-rendering="crispEdges"/></svg>`,
  );
}
