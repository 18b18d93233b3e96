import { itemStates, noDetails, RosterDetails } from '../roster/roster.ts';
import type { RosterSheet } from '../roster/sheet.ts';
import { canonical } from './canonical.ts';
import { fieldsInColumns } from './columns.ts';

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
  | { readonly kind: 'needsYou'; readonly reason: string }
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
  const taken = new Set<string>();
  return lines.map((cells, index) => {
    const planned = planLine(cellsBy(columns, cells), known, sheet, index + 1);
    const key = keyOf(planned);
    if (!key || !taken.has(key)) {
      if (key) taken.add(key);
      return planned;
    }
    return {
      line: planned.line,
      name: planned.name,
      kind: 'needsYou',
      reason: 'An earlier line is for the same person.',
    };
  });
}

/** How many of each kind. */
export const countPlan = (plan: readonly PlannedLine[]): Record<PlannedLine['kind'], number> => ({
  new: 0,
  matched: 0,
  same: 0,
  needsYou: 0,
  ...Object.fromEntries(planKinds.map((kind) => [kind, plan.filter((line) => line.kind === kind).length])),
});

type Cells = Readonly<Record<string, string>>;

const cellsBy = (columns: readonly string[], cells: readonly string[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column === '' ? [] : [[column, (cells[index] ?? '').trim()]])),
  );

function keyOf(line: PlannedLine): string | undefined {
  if (line.kind === 'needsYou') return undefined;
  if (line.kind === 'new') return `new ${(line.email ?? line.name).toLowerCase()}`;
  return line.person.id;
}

function planLine(cells: Cells, known: readonly KnownPerson[], sheet: RosterSheet, line: number): PlannedLine {
  const name = cells.name ?? '';
  const needsYou = (reason: string) => ({ line, name, kind: 'needsYou' as const, reason });
  const found = whoIs(cells, known);
  if (found === 'many') return needsYou('More than one person has this name. Give the address, or the id in Person.');
  if (found === 'gone') return needsYou('No member here has the id in Person.');
  if (!found && name === '') return needsYou('The name is missing.');
  const said = detailsIn(cells, found ?? { details: { ...noDetails, name } }, sheet);
  if (typeof said === 'string') return needsYou(said);
  if (!found) return { line, name, kind: 'new', email: said.contact.email, details: said };
  const isSame = canonical(said) === canonical(RosterDetails.parse(found.details));
  return isSame
    ? { line, name: found.name, kind: 'same', person: found }
    : { line, name: found.name, kind: 'matched', person: found, details: said };
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

/** The details with what the line says of them; a column that the file does not have changes nothing. In words why not. */
function detailsIn(
  cells: Cells,
  person: Pick<KnownPerson, 'email' | 'details'>,
  sheet: RosterSheet,
): RosterDetails | string {
  const before = person.details;
  const squads = cells.squads === undefined ? undefined : squadsIn(cells.squads, sheet);
  if (typeof squads === 'string') return squads;
  const items = itemsIn(cells, before, sheet);
  if (typeof items === 'string') return items;
  const said = {
    ...before,
    ...wordsIn(cells),
    ...(squads && { squadIds: squads }),
    contact: contactIn(cells, person),
    fields: answersIn(cells, before, sheet),
    items,
  };
  const { data, error } = RosterDetails.safeParse(said);
  return data ?? `${error?.issues[0]?.message ?? 'We couldn’t read part of this line.'}`;
}

const wordsIn = ({ jersey, positions, isPlayer, tags, notes }: Cells) => ({
  ...(jersey !== undefined && { jersey: jersey || undefined }),
  ...(positions !== undefined && { positions: listIn(positions) }),
  ...(isPlayer && { isPlayer: !/^(no|n|false|0)$/i.test(isPlayer) }),
  ...(tags !== undefined && { tags: listIn(tags) }),
  ...(notes !== undefined && { notes }),
});

/** The ids of squads that are named, or which of them there is not. */
function squadsIn(cell: string, { squads }: RosterSheet): string[] | string {
  const named = listIn(cell).map((name) => ({
    name,
    squad: squads.find((one) => one.name.toLowerCase() === name.toLowerCase()),
  }));
  const unknown = named.find(({ squad }) => !squad);
  return unknown ? `There is no squad ${unknown.name}.` : named.flatMap(({ squad }) => squad?.squadId ?? []);
}

function answersIn(cells: Cells, before: RosterDetails, sheet: RosterSheet): RosterDetails['fields'] {
  const said = fieldsInColumns(sheet).flatMap(({ fieldId }) => {
    const cell = cells[`field:${fieldId}`];
    return cell === undefined ? [] : [[fieldId, cell] as const];
  });
  const all = { ...before.fields, ...Object.fromEntries(said) };
  return Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== ''));
}

type Items = RosterDetails['items'];

/** How tracked items stand then, or which cell says something else; an empty one says nothing of its item any more. */
function itemsIn(cells: Cells, before: RosterDetails, { items }: RosterSheet): Items | string {
  const said = new Map<string, Items[string]>(Object.entries(before.items));
  for (const { itemId, name } of items) {
    const cell = cells[`item:${itemId}`];
    const state = itemStates.find((one) => one === cell?.toLowerCase().replace(/[ -]/, '_'));
    if (cell && !state) return `${name} is not needed, needed or done.`;
    if (state) said.set(itemId, state);
    else if (cell === '') said.delete(itemId);
  }
  return Object.fromEntries(said);
}

/** The address of an invitation is not said of the person besides. */
function contactIn(
  { email, phone }: Cells,
  { email: invited, details: { contact } }: Pick<KnownPerson, 'email' | 'details'>,
): RosterDetails['contact'] {
  const isKnown = contact.email === undefined && email?.toLowerCase() === invited;
  const next = {
    ...contact,
    ...(email !== undefined && !isKnown && { email: email || undefined }),
    ...(phone !== undefined && { phone: phone || undefined }),
  };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

const listIn = (cell: string) =>
  cell
    .split(/[;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
