import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { drawsContract } from '#shared/events/draws/contract.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { getDraw, getMyDraw } from './operations/get-draw.ts';
import { createDrawStore } from './store.ts';

const by = { events: openToTeams(createEventStore(table()), table()), draws: createDrawStore(table()) };

/** Shows how seats are drawn. */
export const handler = serve(drawsContract, {
  getDraw: (input) => getDraw(input, by),
  getMyDraw: (input, caller) => getMyDraw(input, caller, by),
});
