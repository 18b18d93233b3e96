import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { eventCancelled, eventChanged } from '#shared/events/messages.ts';
import { organizationDeleted, teamDeleted } from '#shared/teams/messages.ts';
import { followEvent } from '../duties/follow-event.ts';
import { createDutyStore } from '../duties/store.ts';
import { clearOrganization } from '../organizations/clear-organization.ts';
import { clearTies } from '../organizations/clear-ties.ts';
import { teamsData } from '../personal-data.ts';
import { createNamedThings } from '../ports/named-things.ts';
import { clearRoster } from './clear-roster.ts';

const following = {
  things: createNamedThings(table()),
  duties: createDutyStore(table()),
  due: createDueIndex(table()),
};

/** Moves duties with their events, clears rosters of deleted teams and organizations, and erases a deleted account's data in teams. */
export const handler = listen(
  on(eventChanged, ({ data }, now) => followEvent(data.eventId, following, now)),
  on(eventCancelled, ({ data }, now) => followEvent(data.eventId, following, now)),
  on(teamDeleted, async ({ data }, now) => {
    await clearRoster(data.teamId, table(), now);
    await clearTies(data.teamId, table(), now);
  }),
  on(organizationDeleted, ({ data }, now) => clearOrganization(data.organizationId, data.byId, table(), now)),
  on(accountDeleted, createErasePart(teamsData, table())),
  on(exportAsked, createExportPart(teamsData, table())),
);
