import { people } from '#shared/people/contract.ts';
import { createAvailabilityReader } from '../../kernel/availabilities.ts';
import { actorOf, serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createAvailabilityStore } from './availability-store.ts';
import { saveAvailability } from './operations/save-availability.ts';

const availabilities = createAvailabilityReader(table());
const store = createAvailabilityStore(table());

export const handler = serve(people, {
  getAvailability: async (_, caller) => ({ availability: await availabilities.find(actorOf(caller).userId) }),
  createAvailability: (input, caller) => saveAvailability({ ...input, version: 0 }, caller, { store, availabilities }),
  updateAvailability: (input, caller) => saveAvailability(input, caller, { store, availabilities }),
});
