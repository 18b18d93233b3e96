import { isChild, noDetails, RosterDetails } from '../roster/roster.ts';
import type { RosterSheet } from '../roster/sheet.ts';
import { canonical } from './canonical.ts';
import { type Cells, detailsIn, type Fault } from './line-details.ts';

/** A person the team already knows: on the roster, or wanted on it. */
export interface KnownPerson {
  readonly id: string;
  readonly kind: 'member' | 'invite';
  readonly name: string;
  readonly email?: string | undefined;
  readonly details: RosterDetails;
  readonly version: number;
}

/** What becomes of one line. Nothing is said of whether an address has an account. */
export type PlannedLine = { readonly line: number; readonly name: string } & (
  | { readonly kind: 'new'; readonly email?: string | undefined; readonly details: RosterDetails }
  | { readonly kind: 'matched'; readonly person: KnownPerson; readonly details: RosterDetails }
  | { readonly kind: 'same'; readonly person: KnownPerson }
  | { readonly kind: 'needsYou'; readonly reason: string; readonly faults: Fault[] }
);

export const planKinds = ['new', 'matched', 'same', 'needsYou'] as const;

interface File {
  /** Each a `Column`. */
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** What an import would do, line by line, as pure as its run: both follow from the same file and the same roster. */
export function planImport(
  { columns, lines }: File,
  known: readonly KnownPerson[],
  sheet: RosterSheet,
): readonly PlannedLine[] {
  const taken = new Map<string, PlannedLine>();
  return lines.map((cells, index) => {
    const { planned, key } = planLine(cellsBy(columns, cells), known, sheet, index + 1);
    const earlier = taken.get(key);
    const faults = planned.kind === 'needsYou' ? planned.faults : [];
    if (earlier) return needsYou(planned, [...faults, repeated(planned, earlier)]);
    if (planned.kind !== 'needsYou') taken.set(key, planned);
    return planned;
  });
}

const needsYou = ({ line, name }: Pick<PlannedLine, 'line' | 'name'>, faults: Fault[]): PlannedLine => ({
  line,
  name,
  kind: 'needsYou',
  reason: faults[0]?.text ?? '',
  faults,
});

const eachOnce = (faults: readonly Fault[]) => [...new Map(faults.map((fault) => [canonical(fault), fault])).values()];

/** Players of one family often have one address in files of other products. */
const repeated = ({ name }: PlannedLine, earlier: PlannedLine): Fault =>
  earlier.kind === 'new' && earlier.name.toLowerCase() !== name.toLowerCase()
    ? { column: 'email', text: `Line ${earlier.line} has the same email. Leave it empty here, or enter another.` }
    : { column: 'name', text: `Line ${earlier.line} is for the same person.` };

/** How many of each kind. */
export const countPlan = (plan: readonly PlannedLine[]): Record<PlannedLine['kind'], number> => ({
  new: 0,
  matched: 0,
  same: 0,
  needsYou: 0,
  ...Object.fromEntries(planKinds.map((kind) => [kind, plan.filter((line) => line.kind === kind).length])),
});

const cellsBy = (columns: readonly string[], cells: readonly string[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column === '' ? [] : [[column, (cells[index] ?? '').trim()]])),
  );

/** With the key of its person, which one line of a file has alone. */
interface OneLine {
  readonly planned: PlannedLine;
  readonly key: string;
}

function planLine(cells: Cells, known: readonly KnownPerson[], sheet: RosterSheet, line: number): OneLine {
  const { name = '', email = '' } = cells;
  const found = whoIs(cells, known);
  const person = typeof found === 'string' ? undefined : found;
  const key = person?.id ?? `new ${(email || name || `line ${line}`).toLowerCase()}`;
  const said = detailsIn(cells, person ?? { details: { ...noDetails, ...(name && { name }) } }, sheet);
  const faults = eachOnce([...whoFaults(found, name), ...said.faults]);
  if (!said.details || faults.length > 0) return { planned: needsYou({ line, name }, faults), key };
  return { planned: plannedAs(said.details, person, { line, name }), key };
}

function plannedAs(
  details: RosterDetails,
  person: KnownPerson | undefined,
  { line, name }: Pick<PlannedLine, 'line' | 'name'>,
): PlannedLine {
  // A child is invited through guardians.
  const email = isChild(details) ? undefined : details.contact.email;
  if (!person) return { line, name, kind: 'new', email, details };
  const isSame = canonical(details) === canonical(RosterDetails.parse(person.details));
  return isSame
    ? { line, name: person.name, kind: 'same', person }
    : { line, name: person.name, kind: 'matched', person, details };
}

function whoFaults(found: ReturnType<typeof whoIs>, name: string): Fault[] {
  if (found === 'many')
    return [{ column: 'name', text: 'More than one person has this name. Give the address, or the id in Person.' }];
  if (found === 'gone') return [{ column: 'person', text: 'No member here has the id in Person.' }];
  return !found && name === '' ? [{ column: 'name', text: 'The name is missing.' }] : [];
}

/** By id, else by address, else by name where one person alone has it. */
function whoIs(
  { person, email, name }: Cells,
  known: readonly KnownPerson[],
): KnownPerson | 'many' | 'gone' | undefined {
  if (person) return known.find(({ id }) => id === person) ?? 'gone';
  const address = email?.toLowerCase();
  const byAddress = address && known.find((one) => one.email === address || one.details.contact.email === address);
  if (byAddress) return byAddress;
  const named = known.filter((one) => one.name.toLowerCase() === (name ?? '').toLowerCase() && name !== '');
  const free = address ? named.filter((one) => !one.email && !one.details.contact.email) : named;
  return free.length > 1 ? 'many' : free[0];
}
