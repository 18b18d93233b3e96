import * as z from 'zod';
import { discovery } from '#shared/discovery/contract.ts';
import { SearchDetails } from '#shared/discovery/saved-search.ts';
import { SearchId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

const Intent = z.discriminatedUnion('intent', [
  SearchDetails.pick({ name: true, filters: true }).extend({ intent: z.literal('save') }),
  z.object({ intent: z.literal('delete'), searchId: SearchId }),
]);

/** Saves or deletes a search, and says so. */
export async function changeSavedSearches(request: Request): Promise<null> {
  const sent = Intent.parse(await request.json());
  try {
    if (sent.intent === 'delete') {
      await operations(discovery).deleteSearch({ searchId: sent.searchId });
      notify('success', 'The search is deleted.');
    } else {
      const { name, filters } = sent;
      await operations(discovery).saveSearch({ name, filters }, { idempotencyKey: crypto.randomUUID() });
      notify('success', `“${name}” is saved.`);
    }
  } catch (error) {
    notify('error', toRejection(error).title);
  }
  return null;
}
