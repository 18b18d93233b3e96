import { sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import { paidPath, payPath } from '#lambdas/payments/ports/orders/order-key.ts';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { type GuestHolds, holdAsGuest } from '../hold-as-guest.ts';
import { refusal } from './guest-frame.ts';
import { notJoined } from './not-joined.ts';

type Paying = Parameters<typeof holdAsGuest>[0];

/** Where they came from, and what they said of the price. */
interface Asking {
  readonly back?: string | undefined;
  /** They have a code: they see the price with it before they pay. */
  readonly hasCode?: boolean;
}

/** What a guest sees who is not on the list yet: where a spot is theirs once they pay, the way there; otherwise why not. */
export function insteadOfJoining(
  outcome: keyof typeof notJoined,
  paying: Paying,
  ports: GuestHolds,
  now: Date,
  asking: Asking = {},
) {
  if (outcome === 'payFirst') return leadToPay(paying, ports, now, asking);
  const [title, text] = notJoined[outcome];
  return refusal(title, text, asking.back);
}

/**
 * Holds a spot for a guest and sends them on to the page on which they pay, or says why they can’t. Who has a code or chose slots
 * sees the whole price first.
 */
export async function leadToPay(paying: Paying, holds: GuestHolds, now: Date, { back, hasCode }: Asking) {
  try {
    const { orderId } = await holdAsGuest(paying, holds, now);
    const isSummed = hasCode || (paying.slots ?? []).length > 0;
    return sendOn((isSummed ? paidPath : payPath)(await holds.secret(), orderId));
  } catch (error) {
    if (error instanceof Problem) return refusal('You’re not in yet', titleOf(error), back);
    throw error;
  }
}
