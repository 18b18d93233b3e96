import MimeNode from 'nodemailer/lib/mime-node';
import type { Letter } from './mailer.ts';
import { oneLine } from './one-line.ts';

/** Files and addresses are never read, whatever the content says. */
const sealed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** A letter as a MIME message: text and HTML side by side, a calendar file beside them (RFC 5322, 2046, 6047). */
export function toMime(letter: Letter, from: string, now: Date): Promise<Buffer> {
  const { calendar } = letter;
  const root = new MimeNode(calendar ? 'multipart/mixed' : 'multipart/alternative', sealed);
  root.setHeader(headersOf(letter, from, now));
  const words = calendar ? root.createChild('multipart/alternative') : root;
  words.createChild('text/plain; charset=utf-8').setContent(letter.text);
  words.createChild('text/html; charset=utf-8').setContent(letter.html);
  if (calendar)
    root
      .createChild(`text/calendar; charset=utf-8; method=${calendar.method}`, { filename: 'event.ics' })
      .setHeader('Content-Disposition', 'attachment')
      // Its line ends are part of the format, and some servers on the way change those of text.
      .setHeader('Content-Transfer-Encoding', 'base64')
      .setContent(calendar.content);
  return root.build();
}

function headersOf({ to, subject, oneClickOff }: Letter, from: string, now: Date) {
  return [
    { key: 'From', value: from },
    { key: 'To', value: bareAddress(to) },
    { key: 'Subject', value: oneLine(subject) },
    { key: 'Date', value: now.toUTCString().replace('GMT', '+0000') },
    // RFC 3834: out-of-office replies to a machine help nobody.
    { key: 'Auto-Submitted', value: 'auto-generated' },
    ...(oneClickOff
      ? [
          { key: 'List-Unsubscribe', value: { prepared: true, value: `<${new URL(oneClickOff).href}>` } },
          { key: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        ]
      : []),
  ];
}

/** Addresses were checked when they were stored; one that could hold a second recipient or a header goes nowhere. */
export function bareAddress(address: string): string {
  if (!/^[^\s<>()[\],;:\\"\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u.test(address))
    throw new Error('That is no bare mail address');
  return address;
}
