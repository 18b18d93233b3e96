import { toCsv } from '../../csv.ts';
import type { RosterSheet } from '../roster/sheet.ts';
import { fieldsInColumns, fixedColumns, ownColumns } from './columns.ts';
import type { KnownPerson } from './plan.ts';

/** A roster as a file that comes back as it is: its headings are those that an import guesses. */
export function rosterCsv(people: readonly KnownPerson[], { squads, ...sheet }: RosterSheet): string {
  const nameOf = new Map(squads.map(({ squadId, name }) => [squadId, name]));
  return toCsv([
    [...Object.values(fixedColumns), ...ownColumns(sheet).map(({ heading }) => heading)],
    ...people.map(({ id, name, email, details }) => [
      ...[id, name, details.contact.email ?? email ?? '', details.contact.phone ?? '', details.jersey ?? ''],
      details.positions.join('; '),
      details.isPlayer ? 'yes' : 'no',
      details.squadIds.flatMap((squadId) => nameOf.get(squadId) ?? []).join('; '),
      ...[details.tags.join('; '), details.notes],
      ...[0, 1]
        .map((at) => details.guardians?.[at])
        .flatMap((one) => [one?.name ?? '', one?.email ?? '', one?.phone ?? '']),
      ...fieldsInColumns(sheet).map(({ fieldId }) => details.fields[fieldId] ?? ''),
      ...sheet.items.map(({ itemId }) => (details.items[itemId] ?? '').replace('_', ' ')),
    ]),
  ]);
}
