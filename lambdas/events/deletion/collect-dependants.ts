import { hasRight } from '#shared/family/guardian.ts';
import { createDependantReader } from '../../kernel/dependants.ts';
import { collectRows, together } from '../../kernel/personal/collect-rows.ts';
import type { CollectBesides } from '../../kernel/personal/export-part.ts';
import { createPersonRows } from '../../kernel/personal/person-rows.ts';
import type { Table } from '../../kernel/table.ts';
import { eventsData } from '../personal-data.ts';

/** What events keep of those whom somebody may answer for. */
export function collectDependants(table: Table): CollectBesides {
  const dependants = createDependantReader(table);
  const rows = createPersonRows(table);
  return async (userId, now) => {
    const theirs = (await dependants.ofGuardian(userId)).filter(({ guardians }) =>
      hasRight(guardians, userId, 'rsvp', now),
    );
    return together(await Promise.all(theirs.map(({ dependantId }) => collectRows(dependantId, eventsData, rows))));
  };
}
