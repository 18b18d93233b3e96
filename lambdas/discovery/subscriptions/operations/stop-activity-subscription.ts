import { Problem } from '#shared/contract/errors.ts';
import { readStopToken } from '../stop-link.ts';
import type { ActivitySubscriptionStore } from '../store.ts';

const mostTries = 5;

/** Pauses what the link of a mail names; the link is the proof. One that was removed meanwhile is as good as paused. */
export async function stopActivitySubscription(
  { token }: { readonly token: string },
  store: Pick<ActivitySubscriptionStore, 'find' | 'save'>,
  secret: string,
): Promise<{ city: string }> {
  const said = readStopToken(secret, token);
  if (!said) throw new Problem('mail.linkInvalid');
  const { userId, id, city } = said;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const seen = await store.find(userId);
    if (!seen.subscriptions.some((one) => one.id === id && one.status === 'active')) return { city };
    const paused = seen.subscriptions.map((one) => (one.id === id ? { ...one, status: 'paused' as const } : one));
    if (await store.save(userId, seen, paused)) return { city };
  }
  throw new Problem('server.busy');
}
