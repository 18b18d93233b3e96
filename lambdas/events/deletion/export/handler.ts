import { exportAsked } from '#shared/accounts/leaving-messages.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createExportPart } from '../../../kernel/personal/export-part.ts';
import { table } from '../../../kernel/table.ts';
import { eventsData } from '../../personal-data.ts';
import { collectDependants } from '../collect-dependants.ts';

export const handler = listen(on(exportAsked, createExportPart(eventsData, table(), collectDependants(table()))));
