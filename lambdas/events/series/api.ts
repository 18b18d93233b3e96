import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createPlaceReader } from '#lambdas/places/ports/places.ts';
import { createTeamHosts } from '#lambdas/teams/ports/team-standings.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { connectSeries } from './connect.ts';
import { cancelSeries } from './operations/cancel-series.ts';
import { changeRule } from './operations/change-rule.ts';
import { changeSeries } from './operations/change-series.ts';
import { getPublicSeries } from './operations/get-public-series.ts';
import { getSeries } from './operations/get-series.ts';
import { joinSeries } from './operations/join-series.ts';
import { leaveSeries } from './operations/leave-series.ts';
import { previewRule } from './operations/preview-rule.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './operations/templates.ts';
import { createSeriesLeaves } from './standing-rsvps/series-leaves.ts';
import { createTemplateStore } from './templates/store.ts';

const events = openToTeams(createEventStore(table()), table());
const series = { ...connectSeries(table()), leaves: createSeriesLeaves(table()) };
const blocks = createBlockReader(table());
const templates = createTemplateStore(table());
const finders = {
  cities: connectCities(),
  places: createPlaceReader(table()),
  uploads: createUploadReader(table()),
  payouts: createPayoutAccounts(table()),
  teams: { find: createTeamReader(table()).find, mayHost: createTeamHosts(table()) },
};

export const handler = serve(
  seriesContract,
  {
    getPublicSeries: (input, caller) => getPublicSeries(input, caller, events, series.series),
    getSeries: (input, caller) => getSeries(input, caller, events, series),
    changeSeries: (input, caller) => changeSeries(input, caller, series, finders),
    previewRule: (input, caller) => previewRule(input, caller, series),
    changeRule: (input, caller) => changeRule(input, caller, series),
    cancelSeries: (input, caller) => cancelSeries(input, caller, series),
    joinSeries: (input, caller) => joinSeries(input, caller, events, { ...series, blocks }),
    leaveSeries: (input, caller) => leaveSeries(input, caller, events, series),
    saveTemplate: (input, caller) => saveTemplate(input, caller, events, templates),
    listTemplates: (_, caller) => listTemplates(caller, templates),
    deleteTemplate: (input, caller) => deleteTemplate(input, caller, templates),
  },
  { event: eventPermissions(events) },
);
