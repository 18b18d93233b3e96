import { sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import { payPath } from '#lambdas/payments/ports/orders/order-key.ts';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { type GuestHolds, holdAsGuest } from '../hold-as-guest.ts';
import { refusal } from './guest-frame.ts';
import { notJoined } from './not-joined.ts';

type Paying = Parameters<typeof holdAsGuest>[0];

type Ports = GuestHolds & { readonly secret: () => Promise<string> };

/** What a guest sees who is not on the list yet: where a spot is theirs once they pay, the way there; otherwise why not. */
export function insteadOfJoining(
  outcome: keyof typeof notJoined,
  paying: Paying,
  ports: Ports,
  now: Date,
  back?: string,
) {
  if (outcome === 'payFirst') return leadToPay(paying, ports, now, back);
  const [title, text] = notJoined[outcome];
  return refusal(title, text, back);
}

/** Holds a spot for a guest and sends them on to the page on which they pay, or says why they can’t. */
export async function leadToPay(paying: Paying, { secret, ...holds }: Ports, now: Date, back?: string) {
  try {
    const { orderId } = await holdAsGuest(paying, holds, now);
    return sendOn(payPath(await secret(), orderId));
  } catch (error) {
    if (error instanceof Problem) return refusal('You’re not in yet', titleOf(error), back);
    throw error;
  }
}
