import { accountDeleted, exportAsked } from '#shared/accounts/leaving-messages.ts';
import { organizationDeleted, teamDeleted } from '#shared/teams/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createErasePart } from '../../kernel/personal/erase-part.ts';
import { createExportPart } from '../../kernel/personal/export-part.ts';
import { table } from '../../kernel/table.ts';
import { clearOrganization } from '../organizations/clear-organization.ts';
import { clearTies } from '../organizations/clear-ties.ts';
import { teamsData } from '../personal-data.ts';
import { clearRoster } from './clear-roster.ts';

export const handler = listen(
  on(teamDeleted, async ({ data }, now) => {
    await clearRoster(data.teamId, table());
    await clearTies(data.teamId, table(), now);
  }),
  on(organizationDeleted, ({ data }, now) => clearOrganization(data.organizationId, data.byId, table(), now)),
  on(accountDeleted, createErasePart(teamsData, table())),
  on(exportAsked, createExportPart(teamsData, table())),
);
