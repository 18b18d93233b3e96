import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { peopleData } from '../personal-data.ts';
import { createCareKeys } from '../ports/family/care-keys.ts';
import { collectDependants } from './collect-dependants.ts';
import { leaveOthers } from './leave-others.ts';

/** Erases what people and their families keep of a person who left, and hands it out: apart, as it reads medical notes. */
export const handler = listen(
  on(
    accountDeleted,
    createErasePart(peopleData, table(), ({ userId }, now) => leaveOthers(userId, table(), now)),
  ),
  on(exportAsked, createExportPart(peopleData, table(), collectDependants(table(), createCareKeys()))),
);
