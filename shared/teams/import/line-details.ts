import { itemStates, RosterDetails } from '../roster/roster.ts';
import type { RosterSheet } from '../roster/sheet.ts';
import { fieldsInColumns } from './columns.ts';
import { dayFault, dayIn } from './days.ts';
import { isPlayerIn } from './player-words.ts';

/** The cells of a line, each by its `Column`. */
export type Cells = Readonly<Record<string, string>>;

/** One thing that is wrong with a line, and the column that has it where one has. */
export interface Fault {
  readonly column?: string | undefined;
  readonly text: string;
}

/** What is known of the person so far, and the address of their invitation. */
interface Before {
  readonly email?: string | undefined;
  readonly details: RosterDetails;
}

/** The details with what the line says of them, or all that is wrong with it; a column that is not there changes nothing. */
export function detailsIn(
  cells: Cells,
  person: Before,
  sheet: RosterSheet,
): { readonly details?: RosterDetails; readonly faults: readonly Fault[] } {
  const before = person.details;
  const squads = squadsIn(cells.squads ?? '', sheet);
  const items = itemsIn(cells, before, sheet);
  const answers = answersIn(cells, before, sheet);
  const { data, error } = RosterDetails.safeParse({
    ...before,
    ...wordsIn(cells),
    ...(cells.squads !== undefined && { squadIds: squads.said }),
    guardians: guardiansIn(cells, before),
    contact: contactIn(cells, person),
    fields: answers.said,
    items: items.said,
  });
  const refused = error?.issues.map(({ path, message }) => ({ column: columnAt(path), text: message })) ?? [];
  const faults = [...playerFaults(cells), ...squads.faults, ...answers.faults, ...items.faults, ...refused];
  return { ...(data && { details: data }), faults };
}

/** The column of a part of the details. */
function columnAt([part, inside, deep]: readonly PropertyKey[]): string | undefined {
  if (part === 'fields' || part === 'items')
    return inside === undefined ? undefined : `${part.slice(0, -1)}:${String(inside)}`;
  if (part === 'squadIds') return 'squads';
  if (part === 'guardians')
    return guardianColumns.find((column) => column === `guardian${Number(inside) + 1}${said(deep)}`);
  return part === undefined ? undefined : String(part === 'contact' ? inside : part);
}

const playerFaults = ({ isPlayer }: Cells): Fault[] =>
  isPlayer && isPlayerIn(isPlayer) === undefined
    ? [{ column: 'isPlayer', text: `We don’t know whether “${isPlayer}” is a player. Write yes or no.` }]
    : [];

const wordsIn = ({ jersey, positions, isPlayer, tags, notes }: Cells) => ({
  ...(jersey !== undefined && { jersey: jersey || undefined }),
  ...(positions !== undefined && { positions: listIn(positions) }),
  ...(isPlayer && { isPlayer: isPlayerIn(isPlayer) }),
  ...(tags !== undefined && { tags: listIn(tags) }),
  ...(notes !== undefined && { notes }),
});

interface Read<Value> {
  readonly said: Value;
  readonly faults: readonly Fault[];
}

/** The ids of the teams that are named, and which of them there are not. */
function squadsIn(cell: string, { squads }: RosterSheet): Read<string[]> {
  const named = listIn(cell).map((name) => ({
    name,
    squad: squads.find((one) => one.name.toLowerCase() === name.toLowerCase()),
  }));
  const unknown = named.filter(({ squad }) => !squad);
  return {
    said: [...new Set(named.flatMap(({ squad }) => squad?.squadId ?? []))],
    faults: unknown.map(({ name }) => ({ column: 'squads', text: `There’s no team called ${name} here.` })),
  };
}

/** A date that was kept as it is may stay so; another one has to be read in one way alone. */
function answersIn(cells: Cells, before: RosterDetails, sheet: RosterSheet): Read<RosterDetails['fields']> {
  const said = fieldsInColumns(sheet).flatMap(({ fieldId, label, type }) => {
    const cell = cells[`field:${fieldId}`];
    if (cell === undefined) return [];
    const isDay = type === 'date' && cell !== before.fields[fieldId];
    return [{ fieldId, cell: (isDay && dayIn(cell)) || cell, fault: isDay ? dayFault(cell, label) : undefined }];
  });
  const all = { ...before.fields, ...Object.fromEntries(said.map(({ fieldId, cell }) => [fieldId, cell])) };
  return {
    said: Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== '')),
    faults: said.flatMap(({ fieldId, fault }) => (fault ? [{ column: `field:${fieldId}`, text: fault }] : [])),
  };
}

type Items = RosterDetails['items'];

/** How tracked items stand then, and which cells say something else; an empty one says nothing of its item any more. */
function itemsIn(cells: Cells, before: RosterDetails, { items }: RosterSheet): Read<Items> {
  const said = new Map<string, Items[string]>(Object.entries(before.items));
  const faults: Fault[] = [];
  for (const { itemId, name } of items) {
    const cell = cells[`item:${itemId}`];
    const state = itemStates.find((one) => one === cell?.toLowerCase().replace(/[ -]/, '_'));
    if (cell && !state) faults.push({ column: `item:${itemId}`, text: `${name} is not needed, needed or done.` });
    if (state) said.set(itemId, state);
    else if (cell === '') said.delete(itemId);
  }
  return { said: Object.fromEntries(said), faults };
}

/** The address of an invitation is not said of the person besides. */
function contactIn(
  { email, phone }: Cells,
  { email: invited, details: { contact } }: Before,
): RosterDetails['contact'] {
  const isKnown = contact.email === undefined && email?.toLowerCase() === invited;
  const next = {
    ...contact,
    ...(email !== undefined && !isKnown && { email: email || undefined }),
    ...(phone !== undefined && { phone: phone || undefined }),
  };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

const guardianColumns = [1, 2].flatMap((at) => ['Name', 'Email', 'Phone'].map((part) => `guardian${at}${part}`));
const said = (part: PropertyKey | undefined) => `${String(part).slice(0, 1).toUpperCase()}${String(part).slice(1)}`;

/** What a file says of each guardian; a column that is not there changes nothing of them. */
function guardiansIn(cells: Cells, { guardians = [] }: RosterDetails): RosterDetails['guardians'] {
  const next = [1, 2].map((at) => {
    const before = guardians[at - 1];
    const parts = {
      name: cells[`guardian${at}Name`] ?? before?.name,
      email: (cells[`guardian${at}Email`] ?? before?.email)?.toLowerCase(),
      phone: cells[`guardian${at}Phone`] ?? before?.phone,
    };
    return Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  });
  const named = next.filter((one) => Object.keys(one).length > 0);
  return named.length > 0 ? named : undefined;
}

/** The names in a cell that can have several. */
export const listIn = (cell: string) =>
  cell
    .split(/[;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
