import { collectRows, together } from '#lambdas/accounts/ports/personal-data/collect-rows.ts';
import type { CollectBesides } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { createPersonRows } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { exportAsked } from '#shared/accounts/deletion/messages.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { eventsData } from '../personal-data.ts';

/** Exports a person's data in events, and that of the children they answer for. */
export const handler = listen(on(exportAsked, createExportPart(eventsData, table(), collectDependants(table()))));

/** What events keep of a guardian's dependants. */
function collectDependants(table: Table): CollectBesides {
  const dependants = createDependantReader(table);
  const rows = createPersonRows(table);
  return async (userId, now) => {
    const theirs = (await dependants.ofGuardian(userId)).filter(({ guardians }) =>
      hasRight(guardians, userId, 'rsvp', now),
    );
    return together(await Promise.all(theirs.map(({ dependantId }) => collectRows(dependantId, eventsData, rows))));
  };
}
