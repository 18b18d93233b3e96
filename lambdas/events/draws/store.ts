import { randomBytes } from 'node:crypto';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Draw, Drawn, Entry } from '#shared/events/draws/lottery.ts';
import { seatsEntity } from '../rsvp/line/seats.entity.ts';
import { drawEntity } from './draw.entity.ts';
import { commitmentOf } from './draw-with.ts';

type DrawRow = EntityItem<ReturnType<typeof drawEntity>>;

/** What a draw came to, as it is kept. */
interface Outcome extends Pick<Draw, 'seats' | 'groups' | 'entries'>, Drawn {
  readonly drawnAt: string;
  readonly firstNumber: number;
}

/** Seeds and what was drawn with them. Reads are strongly consistent. */
export interface DrawStore {
  find(eventId: string): Promise<DrawRow | undefined>;
  /** Makes a seed where there is none; a seed is never made twice. */
  begin(eventId: string, now: Date): Promise<DrawRow>;
  /** Shows the hash of the seed with the line: from then on people may enter. Safe to repeat. */
  publish(eventId: string, commitment: string): Promise<void>;
  /** The write of what was drawn, for the transaction that also moves the line; refused when it was drawn before. */
  outcome(eventId: string, outcome: Outcome): NonNullable<TransactWriteCommandInput['TransactItems']>[number];
}

export function createDrawStore(table: Table): DrawStore {
  const draws = drawEntity(table);
  const lines = seatsEntity(table);
  const find = async (eventId: string) => (await draws.get({ eventId }).go({ consistent: true })).data ?? undefined;

  return {
    find,
    begin: async (eventId, now) => {
      const known = await find(eventId);
      if (known) return known;
      const seed = randomBytes(32).toString('hex');
      const row = { eventId, seed, commitment: commitmentOf(seed), madeAt: now.toISOString() };
      await draws.create(row).go().catch(unlessRefused);
      return (await find(eventId)) ?? row;
    },
    publish: async (eventId, commitment) => {
      await lines
        .patch({ eventId })
        .set({ commitment })
        .add({ version: 1 })
        .where((line, { notExists }) => notExists(line.commitment))
        .go()
        .catch(unlessRefused);
    },
    outcome: (eventId, { entries, order, ...rest }) => ({
      Update: draws
        .patch({ eventId })
        .set({ ...rest, entries: entries.map(withoutNothing), order: [...order] })
        .where(({ drawnAt }, { notExists }) => notExists(drawnAt))
        .params(),
    }),
  };
}

const withoutNothing = ({ number, heads, group }: Entry) => ({ number, heads, ...(group !== undefined && { group }) });

/** Another run did it before: what they did counts. */
function unlessRefused(error: unknown): void {
  if (!isConditionFailure(error)) throw error;
}
