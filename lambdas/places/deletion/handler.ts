import { accountDeleted, exportAsked } from '#shared/accounts/leaving-messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createErasePart } from '../../kernel/personal/erase-part.ts';
import { createExportPart } from '../../kernel/personal/export-part.ts';
import { table } from '../../kernel/table.ts';
import { placesData } from '../personal-data.ts';
import { leavePlaces } from './leave-places.ts';

export const handler = listen(
  on(
    accountDeleted,
    createErasePart(placesData, table(), (leaver, now) => leavePlaces(leaver, table(), now)),
  ),
  on(exportAsked, createExportPart(placesData, table())),
);
