import type { Letter } from './mailer.ts';

/** Text that is safe in a mail header: every break, control and direction override becomes one space (threat T74). */
const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that end a header
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const newline = '\r\n';
/** Bodies are base64, whose alphabet has no underscore, so no body holds a boundary. */
const boundaries = { whole: '_rovers_whole_', words: '_rovers_words_' } as const;

/**
 * A letter as a MIME message (RFC 5322, 2045, 2046). An invitation is one more form of the same words, which mail programs
 * with a calendar show with its time and place (RFC 6047, section 2.4), and a file beside them for all others.
 * Every body is base64, so lines have any length and line ends arrive as they left.
 */
export function toMime(letter: Letter, from: string, now: Date, traceId?: string): string {
  const { text, html, calendar, file } = letter;
  const invitation = calendar && `text/calendar; charset=utf-8; method=${calendar.method}`;
  const words = multipart('alternative', boundaries.words, [
    part(['Content-Type: text/plain; charset=utf-8'], text),
    part(['Content-Type: text/html; charset=utf-8'], html),
    ...(calendar && calendar.method !== 'PUBLISH'
      ? [part([`Content-Type: ${invitation}; component=VEVENT`], calendar.content)]
      : []),
  ]);
  const files = [
    ...(calendar ? [attachment(`${invitation}`, 'event.ics', calendar.content)] : []),
    ...(file ? [attachment(file.type, file.name, file.content)] : []),
  ];
  const body = files.length > 0 ? multipart('mixed', boundaries.whole, [words, ...files]) : words;
  return [...headersOf(letter, from, now), ...(traceId ? [`X-Trace-Id: ${traceId}`] : []), body].join(newline);
}

function headersOf({ to, subject, replyTo, oneClickOff }: Letter, from: string, now: Date): string[] {
  return [
    `From: ${oneLine(from)}`,
    `To: ${bareAddress(to)}`,
    ...(replyTo ? [`Reply-To: ${bareAddress(replyTo)}`] : []),
    `Subject: ${encodedWords(oneLine(subject))}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    // RFC 3834: out-of-office replies to a machine help no one.
    'Auto-Submitted: auto-generated',
    ...(oneClickOff
      ? [`List-Unsubscribe: <${new URL(oneClickOff).href}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
  ];
}

const multipart = (kind: 'alternative' | 'mixed', boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.map((one) => `--${boundary}${newline}${one}`),
    `--${boundary}--`,
    '',
  ].join(newline);

const attachment = (type: string, name: string, content: string | Uint8Array): string =>
  part([`Content-Type: ${type}; name=${name}`, `Content-Disposition: attachment; filename=${name}`], content);

const part = (headers: readonly string[], content: string | Uint8Array): string =>
  [...headers, 'Content-Transfer-Encoding: base64', '', ...inLines(base64(content))].join(newline);

const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');
const inLines = (encoded: string): readonly string[] => encoded.match(/.{1,76}/g) ?? [];

/** A header's text: as it is when it is short and plain, else in words of at most 75 characters (RFC 2047, section 2). */
function encodedWords(text: string): string {
  if (/^[ -~]{0,60}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((one) => `=?utf-8?B?${base64(one)}?=`).join(`${newline} `);
}

/** Addresses were checked when they were stored; one that could hold a second recipient or a header goes nowhere. */
export function bareAddress(address: string): string {
  if (!/^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/.test(address) || !/^[!-~]+$/.test(address))
    throw new Error('That is no bare mail address');
  return address;
}
