import type { TableProps } from '@cloudscape-design/components/table';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { RosterDetails, type RosterGuardian } from '#shared/teams/roster/roster.ts';
import { internationalPhone } from '#web/app/forms/phone/international-phone.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import type { RosterLine } from './roster-line.ts';

type Cell = 'name' | 'reach' | 'jersey';
interface Edit {
  readonly line: RosterLine;
  readonly cell: Cell;
  readonly value: string;
}

const roster = operations(teamRoster);

/** Saves one cell of the roster; the rest of the line stays as it is. */
export function useEditCell(teamId: string): TableProps.SubmitEditFunction<RosterLine> {
  const { run } = useChange((edit: Edit) => save(teamId, edit));
  return async (line, column, value) => {
    const cell = isCell(column.id) && String(value).trim();
    if (cell === false) return;
    // The table keeps the cell open, with what was typed, where this is refused.
    if (!(await run({ line, cell: column.id as Cell, value: cell }))) throw new Error('The cell was not saved');
  };
}

const isCell = (id: string | undefined): id is Cell => id === 'name' || id === 'reach' || id === 'jersey';

async function save(teamId: string, { line, cell, value }: Edit): Promise<object> {
  if (line.kind === 'person') return savePerson(teamId, line.person, await changeOf(cell, value));
  const { userId, version, details } = line.entry;
  const jersey = value || undefined;
  return roster.changeRosterDetails({ teamId, userId, version, details: RosterDetails.parse({ ...details, jersey }) });
}

type Change = Partial<Record<'name' | 'email' | 'phone' | 'jersey', string>>;

async function changeOf(cell: Cell, value: string): Promise<Change> {
  if (cell !== 'reach') return { [cell]: value };
  return value.includes('@') || value === '' ? { email: value } : { phone: await internationalPhone(value) };
}

/** What is empty is taken off. */
export function savePerson(
  teamId: string,
  { inviteId, version, name, email, details }: Extract<RosterLine, { kind: 'person' }>['person'],
  change: Change,
  parents: readonly RosterGuardian[] = details.guardians ?? [],
) {
  const said = { name, email, phone: details.contact?.phone, jersey: details.jersey, ...change };
  const { email: address, phone, jersey } = said;
  const guardians = parents.filter((one) => Object.values(one).some((part) => part !== ''));
  return roster.changeRosterPerson({
    teamId,
    inviteId,
    version,
    name: said.name,
    ...(address && { email: address }),
    ...(phone && { phone }),
    ...(jersey && { jersey }),
    ...(guardians.length > 0 && { guardians: guardians.map(saidOf) }),
  });
}

/** What is empty is not said. */
const saidOf = ({ name, email, phone }: RosterGuardian): RosterGuardian => ({
  ...(name && { name }),
  ...(email && { email }),
  ...(phone && { phone }),
});
