import type { RosterSheet } from '../roster/sheet.ts';
import type { Column, NewField, Source } from './columns.ts';
import { type DayOrder, dayIn, orderIn } from './days.ts';
import { phoneRank } from './headings.ts';
import { isPlayerIn } from './player-words.ts';
import { birthDate } from './recognize.ts';

/** A file as it was read, with what each of its columns is. */
export interface SourceFile {
  readonly headings: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly sources: readonly Source[];
}

type Target = Exclude<Column, ''> | NewField;

/** The file with one column for each thing that a roster says of a person. */
export interface ArrangedFile {
  readonly columns: readonly Target[];
  readonly lines: readonly (readonly string[])[];
  /** Phone numbers that are left out, because another one of the same person comes first, by their heading. */
  readonly surplus: Readonly<Record<string, number>>;
  /** A day that can be read in two ways, where no other day of its column shows which. */
  readonly unclearDay?: string | undefined;
}

const nameSources: readonly Source[] = ['name', 'lastFirst', 'firstName', 'middleName', 'lastName', 'nameSuffix'];

const targetOf = (source: Exclude<Source, ''>): Target => {
  if (nameSources.includes(source)) return 'name';
  return source === 'nonPlayer' ? 'isPlayer' : (source as Target);
};

/** Joins first and last names, takes the cell phone before others, and writes days as YYYY-MM-DD where it is certain. */
export function arrangeFile(
  file: SourceFile,
  { fields }: Pick<RosterSheet, 'fields'>,
  dayOrder?: DayOrder,
): ArrangedFile {
  const parts = new Map<Target, number[]>();
  for (const [at, source] of file.sources.entries()) {
    if (source === '') continue;
    const target = targetOf(source);
    parts.set(target, [...(parts.get(target) ?? []), at]);
  }
  const { orders, unclearDay } = daysIn(file, parts, fields);
  const orderOf = (target: Target) => orders.get(target) ?? dayOrder;
  const surplus: Record<string, number> = {};
  const cellFor = (cells: readonly string[], target: Target, ats: readonly number[]) => {
    const said = readCells(file, cells, ats);
    if (target === 'phone') for (const { heading } of others(said)) surplus[heading] = (surplus[heading] ?? 0) + 1;
    const cell = together(target, said, {
      isForeign: !file.sources.includes('person'),
      label: labelOf(target, fields),
    });
    return orders.has(target) ? dayCell(cell, orderOf(target)) : cell;
  };
  const lines = file.lines.map((cells) => [...parts].map(([target, ats]) => cellFor(cells, target, ats)));
  return { columns: [...parts.keys()], lines, surplus, unclearDay };
}

/** In which order each column of days is written, as far as the column shows it. */
function daysIn({ lines }: SourceFile, parts: ReadonlyMap<Target, readonly number[]>, fields: RosterSheet['fields']) {
  const isDay = (target: Target) =>
    target === birthDate || fields.some(({ fieldId, type }) => type === 'date' && target === `field:${fieldId}`);
  const columns = [...parts]
    .filter(([target]) => isDay(target))
    .map(([target, ats]) => ({ target, cells: lines.flatMap((line) => ats.map((at) => line[at] ?? '')) }));
  const unclear = columns.flatMap(({ cells }) => (orderIn(cells) ? [] : cells));
  return {
    orders: new Map(columns.map(({ target, cells }) => [target, orderIn(cells)])),
    unclearDay: unclear.find((cell) => dayIn(cell) === 'ambiguous'),
  };
}

const labelOf = (target: Target, fields: RosterSheet['fields']): string =>
  fields.find(({ fieldId }) => target === `field:${fieldId}`)?.label ?? target;

interface Said {
  readonly source: Source;
  readonly heading: string;
  readonly cell: string;
}

/** What a line says of one thing, the cell phone before other numbers. */
const readCells = ({ headings, sources }: SourceFile, cells: readonly string[], ats: readonly number[]): Said[] =>
  ats
    .map((at) => ({ source: sources[at] ?? '', heading: headings[at] ?? '', cell: (cells[at] ?? '').trim() }))
    .toSorted((a, b) => (/phone$/i.test(a.source) ? phoneRank(a.heading) - phoneRank(b.heading) : 0));

/** The numbers besides the first that are not the same again. */
const others = (said: readonly Said[]) => {
  const [first, ...rest] = said.filter(({ cell }) => cell !== '');
  return rest.filter(({ cell }) => bare(cell) !== bare(first?.cell ?? ''));
};
/** Without the country's code and what stands between digits. */
const bare = (cell: string) => cell.replaceAll(/\D/g, '').slice(-10) || cell;

interface Joining {
  readonly isForeign: boolean;
  readonly label: string;
}

function together(target: Target, said: readonly Said[], { isForeign, label }: Joining): string {
  const cells = [...new Set(said.map(({ cell }) => cell).filter((cell) => cell !== ''))];
  switch (target) {
    case 'name':
      return nameIn(said);
    case 'isPlayer':
      return playerCell(said);
    case 'phone':
    case 'guardian1Email':
    case 'guardian2Email':
    case 'guardian1Phone':
    case 'guardian2Phone':
      return cells[0] ?? '';
    case 'jersey':
      return (cells[0] ?? '').replace(/^#\s*/, '');
    case 'positions':
      return isForeign ? cells.join('; ').replaceAll(/\s*[,/]\s*/g, '; ') : cells.join('; ');
    case 'squads':
    case 'tags':
      return cells.join('; ');
    case 'notes':
      return cells.join('\n');
    default:
      return cells.join(/name$/i.test(label) ? ' ' : ', ');
  }
}

/** The whole name where the file has it, else its parts in the order that people say them. */
function nameIn(said: readonly Said[]): string {
  const cellOf = (source: Source) => said.find((one) => one.source === source)?.cell ?? '';
  const [last = '', first] = cellOf('lastFirst').split(/\s*,\s*/);
  const whole = cellOf('name') || (first ? `${first} ${last}` : last);
  const parts = (['firstName', 'middleName', 'lastName', 'nameSuffix'] as const).map(cellOf);
  return whole || parts.filter((part) => part !== '').join(' ');
}

/** In other files an empty cell under `Non-Player` is a player's. */
function playerCell(said: readonly Said[]): string {
  const [first] = said;
  if (first?.source !== 'nonPlayer') return first?.cell ?? '';
  if (first.cell === '') return 'yes';
  const isSo = isPlayerIn(first.cell);
  if (isSo === undefined) return first.cell;
  return isSo ? 'no' : 'yes';
}

function dayCell(cell: string, order: DayOrder | undefined): string {
  const day = dayIn(cell, order);
  return day === undefined || day === 'ambiguous' ? cell : day;
}
