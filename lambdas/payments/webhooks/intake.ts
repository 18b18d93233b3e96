import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createWrite, type Parts } from '../ports/write.ts';
import type { Provider } from '../provider/stripe.ts';
import type { Effect, EffectContext } from './effect.ts';
import { providerEventEntity } from './provider-event.entity.ts';
import type { ProviderEvent } from './provider-event.ts';

/** What became of an event. `pending`: what it is about is not known yet, so it is fetched again later. */
type Taken = 'done' | 'already' | 'pending' | 'ignored';

/** Takes in one event that is known to come from the provider. It may be repeated, and be the last thing before a crash. */
export type TakeIn = (event: ProviderEvent, provider: Provider, now: Date) => Promise<Taken>;

interface IntakeParts {
  readonly table: Table;
  readonly effects: Readonly<Record<string, Effect>>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly retry?: Retry;
}

/** Longer than the provider repeats an event. */
const keptSeconds = 30 * 24 * 60 * 60;
/** Events whose object is unknown are looked at again by then. */
export const pendingQueue = 'provider-event';
const againMs = 5 * 60_000;

export function createIntake({ table, effects, due, retry = createRetry() }: IntakeParts): TakeIn {
  const accounts = createPayoutAccounts(table);
  const seen = providerEventEntity(table);
  const write = createWrite(table, retry);

  const partsOf = async (event: ProviderEvent, effect: Effect, context: Omit<EffectContext, 'seller'>) => {
    const seller = event.account ? await accounts.findLinked(event.account) : undefined;
    return event.account && !seller ? 'unknown' : effect(event, { ...context, seller });
  };

  /** One look and one transaction: the event is noted with everything that follows from it, or not at all. */
  const attempt = async (
    event: ProviderEvent,
    effect: Effect,
    context: Omit<EffectContext, 'seller'>,
  ): Promise<Taken> => {
    const { data: known } = await seen.get({ eventId: event.eventId }).go({ consistent: true });
    if (known && known.status !== 'pending') return 'already';
    const parts = await partsOf(event, effect, context);
    if (parts === 'unknown') return wait(event, context.now);
    const refused = await write((rows) => [...noted(event, 'done', context.now)(rows), ...parts(rows)]);
    if (refused.length > 0) throw contention('Something moved between the look and the write');
    return 'done';
  };

  const wait = async (event: ProviderEvent, now: Date) => {
    const { eventId, account } = event;
    const dueAt = new Date(now.getTime() + againMs).toISOString();
    await due.schedule(
      { queue: pendingQueue, key: eventId, dueAt, data: { eventId, ...(account && { account }) } },
      now,
    );
    await write(noted(event, 'pending', now));
    return 'pending' as const;
  };

  return async (event, provider, now) => {
    const effect = Object.hasOwn(effects, event.type) ? effects[event.type] : undefined;
    if (!effect) return 'ignored';
    return retry(() => attempt(event, effect, { provider, now }));
  };
}

/** Notes an event. One that is done stays done. */
const noted =
  ({ object: _, ...event }: ProviderEvent, status: 'done' | 'pending', now: Date): Parts =>
  (rows) => [
    rows.providerEvent
      .put({ ...event, status, expires: Math.floor(now.getTime() / 1000) + keptSeconds })
      .where((row, { eq, notExists }) => `${notExists(row.status)} OR ${eq(row.status, 'pending')}`)
      .commit(),
  ];
