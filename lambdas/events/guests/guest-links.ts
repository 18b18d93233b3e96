import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import type { Delivery } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { isGuestId } from '#shared/ids.ts';
import { openEventLabel } from '../notifications/event-words.ts';

const purposes = { rsvp: 'guest-rsvp', claim: 'guest-claim' } as const;
type Purpose = keyof typeof purposes;

/** A link's key: who has it read the guest's mail. It names the guest alone, nothing of the person. */
export const guestKey = (secret: string, purpose: Purpose, guestId: string): string =>
  sign(secret, purposes[purpose], guestId);

/** The guest of a link's key, or undefined when it is not one of ours. */
export const guestOfKey = (secret: string, purpose: Purpose, key: string): string | undefined =>
  unsign(secret, purposes[purpose], key);

/** Where mails of others lead a guest: their RSVP, by the key that signs their id. */
export const rsvpLink = { page: '/guest/rsvp', purpose: purposes.rsvp } as const;

const rsvpPage = (origin: string, secret: string, guestId: string): string =>
  `${origin}${rsvpLink.page}?t=${guestKey(secret, 'rsvp', guestId)}`;

/** A mail about an event as a guest gets it: it leads to their RSVP, where they can also leave. */
export async function asToldTo(
  userId: string,
  told: NoticeContent,
  { origin, secret }: Pick<Delivery, 'origin' | 'secret'>,
): Promise<NoticeContent> {
  const { content } = told;
  const { label = '', url = '' } = content.action ?? {};
  const isOfEvent = ['/evt/', '/discover/events/'].some((path) => url.startsWith(`${origin}${path}`));
  if (!isGuestId(userId) || !isOfEvent) return told;
  const own = label === openEventLabel ? 'Your RSVP' : label;
  const action = { label: own, url: rsvpPage(origin, await secret(), userId) };
  return { ...told, content: { ...content, action } };
}
