/** A person as a line of a pasted list says it, before it is judged. Empty where the line does not say. */
export interface PastedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly jersey: string;
}

const parts = /[\t;,|]+/;
const address = /[^\s<>"(),;|]+@[^\s<>"(),;|]+/;
const listMark = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/;
const phoneNumber = /^\+?[\d\s().-]{7,20}$/;
const number = /^#?\s*(\d{1,2})$/;

/**
 * The people of a list as coaches paste it: one on each line, with an email, a phone number or a number on the shirt in any
 * order beside the name. A mark or a count before the line is dropped, and so are lines without a name.
 */
export const pastedPeople = (text: string): readonly PastedPerson[] =>
  text
    .split(/\r?\n/)
    .map((line) => personIn(line.replace(listMark, '')))
    .filter(({ name }) => name !== '');

function personIn(line: string): PastedPerson {
  const email = address.exec(line)?.[0].toLowerCase() ?? '';
  const cells = line
    .replace(address, '\t')
    .split(parts)
    .map((cell) => cell.replaceAll(/[<>"]/g, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '');
  const jersey = cells.flatMap((cell) => number.exec(cell)?.[1] ?? []).at(0) ?? '';
  const phone = cells.find((cell) => phoneNumber.test(cell) && /\d{3}/.test(cell)) ?? '';
  const names = cells.filter((cell) => cell !== phone && !number.test(cell));
  return { name: nameFrom(names), email, phone, jersey };
}

/** `Ortiz, Lena` is Lena Ortiz: two cells of one word each are a last name and a first name. */
function nameFrom(cells: readonly string[]): string {
  const [first = '', second] = cells;
  const isTurned = second !== undefined && cells.length === 2 && !first.includes(' ') && !second.includes(' ');
  return (isTurned ? `${second} ${first}` : first).slice(0, 60);
}
