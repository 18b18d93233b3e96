import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { exportAsked } from '#shared/accounts/deletion/messages.ts';
import { eventsData } from '../personal-data.ts';
import { collectDependants } from './collect-dependants.ts';

/** Lays down what events keep of whoever wants their data, and of those they answer for. */
export const handler = listen(on(exportAsked, createExportPart(eventsData, table(), collectDependants(table()))));
