import { addDays } from '#shared/local-dates.ts';

/** A calendar file of these lines (RFC 5545, section 3.1). */
export const toFile = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('');

/** `2026-12-05T18:30:00.000Z` as `20261205T183000Z`. */
export const stamp = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A day without a time is an all-day entry, whose end is the first day that is not in it (section 3.6.1). */
export const allDay = (date: string): string[] => [
  `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
];

/** Text values, section 3.3.11; other controls are not allowed in them. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Parameter values, section 3.2: quoted, so they hold no quotes and no controls. */
export const parameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** Lines hold at most 75 octets, section 3.1; a character is never split. */
function fold(line: string): string {
  const octets = new TextEncoder();
  let folded = '';
  let room = 75;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += character;
    room -= size;
  }
  return folded;
}
