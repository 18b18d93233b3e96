import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { placesData } from '../personal-data.ts';
import { leavePlaces } from './leave-places.ts';

/** Erases a deleted account's data in places. */
export const handler = listen(
  on(
    accountDeleted,
    createErasePart(placesData, table(), (leaver, now) => leavePlaces(leaver, table(), now)),
  ),
  on(exportAsked, createExportPart(placesData, table())),
);
