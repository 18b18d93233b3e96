import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { putOf, type Write } from '#lambdas/payments/ports/orders/orders.ts';
import type { SignUps } from './choose.ts';
import { signUpsEntity } from './sign-ups.entity.ts';

/** Who took which slot. Reads are strongly consistent. */
export interface SlotStore {
  find(eventId: string): Promise<SignUps>;
  /**
   * One conditional write of what was decided about what is stored, again while another writer was faster. What a decision reads,
   * it reads after the row: a player who came since then is known to it, or the row is another one.
   */
  change<Decided extends { readonly signUps: SignUps }>(
    eventId: string,
    decide: (signUps: SignUps) => Promise<Decided>,
  ): Promise<Decided>;
  /** The same as a part of another transaction, which is refused where another writer was faster. */
  changing(eventId: string, decide: (signUps: SignUps) => Promise<SignUps>): Promise<Write>;
}

export function createSlotStore(table: Table, retry: Retry = createRetry({ tries: 12 })): SlotStore {
  const rows = signUpsEntity(table);
  const read = async (eventId: string) => {
    const { data } = await rows.get({ eventId }).go({ consistent: true });
    const signUps: SignUps = { taken: data?.taken ?? {}, paid: data?.paid ?? {} };
    return { version: data?.version ?? 0, signUps };
  };
  const putting = (eventId: string, was: number, signUps: SignUps) =>
    rows
      .put({ eventId, version: was + 1, ...signUps })
      .where(({ version }, { eq, notExists }) => (was === 0 ? notExists(version) : eq(version, was)));
  return {
    find: async (eventId) => (await read(eventId)).signUps,
    change: (eventId, decide) =>
      retry(async () => {
        const before = await read(eventId);
        const decided = await decide(before.signUps);
        await putting(eventId, before.version, decided.signUps)
          .go()
          .catch((error: unknown) => {
            throw isConditionFailure(error) ? overtaken() : error;
          });
        return decided;
      }),
    changing: async (eventId, decide) => {
      const before = await read(eventId);
      return { Put: putOf(putting(eventId, before.version, await decide(before.signUps))) };
    },
  };
}

/** The same as any other contention: to be tried again. */
const overtaken = () => contention('Another writer was faster');
