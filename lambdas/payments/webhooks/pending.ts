import * as z from 'zod';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { isMissing, isNotConnected } from '../provider/answers.ts';
import type { Provider } from '../provider/stripe.ts';
import type { TakeIn } from './intake.ts';
import { providerEventEntity } from './provider-event.entity.ts';
import { readEvent } from './provider-event.ts';

const Waiting = z.strictObject({ eventId: z.string(), account: z.string().optional() });
/** As long as the provider itself repeats an event. */
const waitsMs = 3 * 24 * 60 * 60_000;

/** Takes in again an event whose object was unknown; after three days it is dropped. Safe to repeat. */
export function createTakePending(table: Table, takeIn: TakeIn) {
  const rows = providerEventEntity(table);
  const drop = async (eventId: string) => {
    log.warn('an event of the payment provider was about nothing that we know', { code: eventId });
    await rows.patch({ eventId }).set({ status: 'dropped' }).go();
  };
  return async ({ data }: DueWork, provider: Provider, now: Date): Promise<void> => {
    const { eventId, account } = Waiting.parse(data);
    const { data: known } = await rows.get({ eventId }).go({ consistent: true });
    if (known?.status !== 'pending') return;
    if (now.getTime() - known.createdAt * 1000 > waitsMs) return drop(eventId);
    const sent = await provider.stripe.events
      .retrieve(eventId, {}, account ? { stripeAccount: account } : {})
      .catch((error: unknown) => {
        if (isMissing(error) || isNotConnected(error)) return undefined;
        throw error;
      });
    const event = readEvent(sent);
    if (!event) return drop(eventId);
    await takeIn({ ...event, ...(account && { account }) }, provider, now);
  };
}
