import { mascotName, productName } from '#shared/product.ts';
import { commonWords } from './common-passwords.ts';

/** Signs and digits that people write for letters. */
const writtenFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Rows of keys and of the alphabet that fingers run along. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfv'];

/** So many letters and digits must be a person's own once everything that is guessed first is taken away. */
const ownNeeded = 5;

/**
 * True for a password that is guessed early: common words, years, runs of keys, repeats, the product's name or one's own
 * address and little else (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function isEasyToGuess(password: string, email: string): boolean {
  const asWritten = password.normalize('NFKC').toLowerCase();
  const known = [...contextOf(email), ...commonWords];
  return [asWritten, asSpoken(asWritten)].some((reading) => leftOf(reading, known).length < ownNeeded);
}

/** Digits and signs read as letters, except at the end, where people append them. */
function asSpoken(written: string): string {
  const [appended = ''] = /[^\p{L}]*$/u.exec(written) ?? [];
  const body = written.slice(0, written.length - appended.length);
  return [...body].map((character) => writtenFor[character] ?? character).join('') + appended;
}

/** The product, its mascot, and the words of the address that are long enough to mean something. */
function contextOf(email: string): string[] {
  const ofAddress = email.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [productName.toLowerCase(), mascotName.toLowerCase(), ...ofAddress].filter((word) => word.length >= 4);
}

function leftOf(reading: string, known: readonly string[]): string {
  const withoutWords = known.reduce((left, word) => left.replaceAll(word, ' '), reading);
  const withoutYears = withoutWords.replaceAll(/(19|20)\d\d/g, ' ');
  return withoutRuns(withoutYears)
    .replaceAll(/(.+?)\1+/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Takes away three or more neighbours of a row, in either direction. */
function withoutRuns(text: string): string {
  const rows = [...runs, ...runs.map((row) => [...row].reverse().join(''))];
  return rows.reduce((left, row) => {
    const neighbours = Array.from({ length: row.length - 2 }, (_, index) => row.slice(index, index + 3));
    return neighbours.reduce((rest, three) => rest.replaceAll(three, ' '), left);
  }, text);
}
