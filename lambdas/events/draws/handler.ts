import { drawsContract } from '#shared/events/draw-contract.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
import { getDraw, getMyDraw } from './operations/get-draw.ts';
import { createDrawStore } from './store.ts';

const by = { events: openToTeams(createEventStore(table()), table()), draws: createDrawStore(table()) };

export const handler = serve(drawsContract, {
  getDraw: (input) => getDraw(input, by),
  getMyDraw: (input, caller) => getMyDraw(input, caller, by),
});
