import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { type PersonalPart, personalParts } from '#shared/accounts/deletion/personal-parts.ts';
import type { Erasure, ErasureStore } from './erasures/store.ts';

/** Where people who leave are looked after until nothing is left of them. */
export const erasureQueue = 'accounts-erasures';

/** Requests and deliveries that were under way when the account was deleted are over by then. */
const secondPassMs = 15 * 60_000;
/** How long a part may take before it is told again. */
const toldAgainMs = 60 * 60_000;
const lastPass = 2;

export interface Erasing {
  readonly erasures: Pick<ErasureStore, 'find' | 'save' | 'tell' | 'close' | 'end'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

const isWhole = ({ done }: Erasure): boolean => personalParts.every((part) => done.includes(part));

/** Has the erasure looked at again; noted before whatever it watches, so that nothing is begun and forgotten. */
export async function watchErasure(
  userId: string,
  { due }: Pick<Erasing, 'due'>,
  now: Date,
  afterMs = secondPassMs,
): Promise<void> {
  const dueAt = new Date(now.getTime() + afterMs).toISOString();
  await due.schedule({ queue: erasureQueue, key: `${userId}/${dueAt}`, dueAt, data: { userId } }, now);
}

/**
 * A part says that it is through. When all are, nothing needs the address and the sign-in any more, and after the second
 * pass nothing is left to do. Safe to repeat and in any order.
 */
export async function notePart(
  { userId, pass, part }: { userId: string; pass: number; part: PersonalPart },
  { erasures }: Pick<Erasing, 'erasures'>,
  now: Date,
): Promise<void> {
  for (;;) {
    const before = await erasures.find(userId);
    if (before?.pass !== pass) return;
    const after = { ...before, done: [...new Set([...before.done, part])] };
    if (before.done.includes(part) || (await erasures.save(before, after))) return settle(after, erasures, now);
  }
}

async function settle(erasure: Erasure, erasures: Erasing['erasures'], now: Date): Promise<void> {
  if (!isWhole(erasure)) return;
  await erasures.close(erasure.userId, now);
  if (erasure.pass === lastPass) await erasures.end(erasure.userId);
}

/** Has the next pass begin, or this one go on where it came to a stop. Safe to repeat. */
export async function continueErasure(userId: string, { erasures, due }: Erasing, now: Date): Promise<void> {
  const found = await erasures.find(userId);
  if (!found) return;
  await settle(found, erasures, now);
  if (isWhole(found) && found.pass === lastPass) return;
  await watchErasure(userId, { due }, now, toldAgainMs);
  const next = isWhole(found) ? { ...found, pass: lastPass, done: [] } : found;
  if (next === found || (await erasures.save(found, next))) await erasures.tell(next, now.toISOString(), now);
}
