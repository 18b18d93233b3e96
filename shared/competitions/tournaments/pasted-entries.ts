import type { EntryKind } from './words.ts';

/** An entry as a line of a pasted list says it. */
export interface PastedEntry {
  readonly name: string;
  /** 1 for the best. */
  readonly seed?: number;
  /** Of a pair the mean of both. */
  readonly rating?: number;
}

/** Why a line is not added by itself. `again` stands on the list above, `entered` in the category. */
export type PastedFault = 'again' | 'entered' | 'long' | 'short' | 'partner';

const listMark = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;
const cellEnd = /[\t;,|]+/;
const address = /[^\s<>"(),;|]+@[^\s<>"(),;|]+/g;
const phone = /(?:\+?\d[\s().-]{0,2}){7,15}/g;
const bracketed = /[([]\s*(?:seed\s*)?#?\s*(\d{1,3}(?:\.\d{1,3})?)\s*[)\]]/gi;
const seedCell = /^(?:seed\s*)?#?\s*(\d{1,3})$/i;
const ratingCell = /^\d{1,2}\.\d{1,3}$/;
const headWords =
  /^(?:#|no\.?|seed|name|names|player|players|pair|team|entry|partner|player [12]|rating|dupr|email|phone)$/i;
const between = /\s*(?:\/|&|\+|\band\b)\s*/i;
const longest = 60;

/**
 * The entries of a list as organizers paste it, one on each line: `Ann Lee / Bo Diaz`, numbered or not, a seed or a rating
 * in brackets or in a column of its own. A line of headings, empty lines, emails and phone numbers are left out.
 */
export const pastedEntries = (text: string, kind: EntryKind): readonly PastedEntry[] =>
  text
    .split(/\r?\n/)
    .filter((line) => !isHead(line))
    .map((line) => entryIn(line.replace(listMark, ''), kind))
    .filter(({ name }) => name !== '');

const cellsOf = (line: string): string[] =>
  line
    .split(cellEnd)
    .map((cell) => cell.replaceAll(/[<>"]/g, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '');

function isHead(line: string): boolean {
  const cells = cellsOf(line);
  return cells.length > 0 && cells.every((cell) => headWords.test(cell));
}

function entryIn(line: string, kind: EntryKind): PastedEntry {
  const inBrackets = [...line.matchAll(bracketed)].map(([, number = '']) => number);
  const cells = cellsOf(line.replaceAll(bracketed, ' ').replaceAll(address, '\t').replaceAll(phone, '\t'));
  const columns = cells.filter((cell) => seedCell.test(cell) || ratingCell.test(cell));
  const numbers = [...inBrackets, ...columns.map((cell) => seedCell.exec(cell)?.[1] ?? cell)];
  const ratings = numbers.filter((one) => one.includes('.')).map(Number);
  const seed = Number(numbers.find((one) => !one.includes('.') && Number(one) > 0 && Number(one) <= 256) ?? 0);
  const name = nameFrom(
    cells.filter((cell) => !columns.includes(cell)),
    kind,
  );
  const rating = ratings.reduce((sum, one) => sum + one, 0) / Math.max(1, ratings.length);
  return { name, ...(seed > 0 && { seed }), ...(rating > 0 && { rating }) };
}

/** Of a pair both names; of a player `Ortiz, Lena` as well; of a team what stands first. */
function nameFrom(cells: readonly string[], kind: EntryKind): string {
  const [first = '', second] = cells;
  if (kind === 'pair') {
    const names = cells.flatMap((cell) => cell.split(between)).filter((name) => name !== '');
    return names.slice(0, 2).join(' and ');
  }
  const isTurned = kind === 'single' && second !== undefined && !first.includes(' ') && !second.includes(' ');
  return isTurned ? `${second} ${first}` : first;
}

/** The same people in any order are the same entry. */
const sameAs = (name: string): string => name.toLowerCase().split(between).sort().join(' ');

/** What stands against each line, in their order; undefined where nothing does. */
export function pastedFaults(
  pasted: readonly PastedEntry[],
  entered: readonly string[],
  kind: EntryKind,
): readonly (PastedFault | undefined)[] {
  const known = new Set(entered.map(sameAs));
  const above = new Set<string>();
  return pasted.map(({ name }) => {
    const same = sameAs(name);
    const isAgain = above.has(same);
    above.add(same);
    return wrongIn(name, kind) ?? (isAgain ? 'again' : known.has(same) ? 'entered' : undefined);
  });
}

function wrongIn(name: string, kind: EntryKind): PastedFault | undefined {
  if (name.length < 2) return 'short';
  if (name.length > longest) return 'long';
  return kind === 'pair' && !between.test(name) ? 'partner' : undefined;
}

/** Entries in the order of their seeds; those with a rating alone follow, the best first. Others have no seed. */
export function seededByList(pasted: readonly PastedEntry[]): readonly Pick<PastedEntry, 'name' | 'seed'>[] {
  const rank = ({ seed, rating }: PastedEntry) => seed ?? (rating === undefined ? undefined : 1000 - rating);
  const ranked = pasted
    .flatMap((one, at) => (rank(one) === undefined ? [] : [{ at, by: rank(one) ?? 0 }]))
    .sort((a, b) => a.by - b.by);
  const seeds = new Map(ranked.map(({ at }, index) => [at, index + 1]));
  return pasted.map(({ name }, at) => {
    const seed = seeds.get(at);
    return seed === undefined ? { name } : { name, seed };
  });
}
