import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Taken } from './choose.ts';
import { signUpsEntity } from './sign-ups.entity.ts';

/** Who took which slot. Reads are strongly consistent. */
export interface SlotStore {
  find(eventId: string): Promise<Taken>;
  /** One conditional write of what was decided about what is stored, again while another writer was faster. */
  change<Refusal extends object>(
    eventId: string,
    decide: (taken: Taken) => { readonly taken: Taken } | Refusal,
  ): Promise<{ readonly taken: Taken } | Refusal>;
}

export function createSlotStore(table: Table, retry: Retry = createRetry({ tries: 12 })): SlotStore {
  const rows = signUpsEntity(table);
  const read = async (eventId: string) => {
    const { data } = await rows.get({ eventId }).go({ consistent: true });
    return { version: data?.version ?? 0, taken: (data?.taken ?? {}) as Taken };
  };
  return {
    find: async (eventId) => (await read(eventId)).taken,
    change: (eventId, decide) =>
      retry(async () => {
        const before = await read(eventId);
        const decided = decide(before.taken);
        if (!('taken' in decided)) return decided;
        await rows
          .put({ eventId, version: before.version + 1, taken: decided.taken })
          .where(({ version }, { eq, notExists }) =>
            before.version === 0 ? notExists(version) : eq(version, before.version),
          )
          .go()
          .catch((error: unknown) => {
            throw isConditionFailure(error) ? overtaken() : error;
          });
        return decided;
      }),
  };
}

/** The same as any other contention: to be tried again. */
const overtaken = () => contention('Another writer was faster');
