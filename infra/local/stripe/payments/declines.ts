import type { Decline } from './charges.ts';
import type { CardBehavior } from './test-cards.ts';

const declines: Partial<Readonly<Record<CardBehavior, Decline>>> = {
  declined: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  declinedLater: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', declineCode: 'lost_card', message: 'Your card has been declined.' },
  stolen: { code: 'card_declined', declineCode: 'stolen_card', message: 'Your card has been declined.' },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
};

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
export const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
export const accountClosed: Decline = { code: 'debit_not_authorized', message: 'The bank account is closed.' };

/** Cards that can be saved and only decline when they pay. */
const later: ReadonlySet<CardBehavior> = new Set(['declinedLater', 'lost', 'stolen']);

/** What a card declines with when it is saved, undefined when it can be. */
export const setupDeclineOf = (behavior: CardBehavior): Decline | undefined =>
  later.has(behavior) ? undefined : declineOf(behavior);

/** What a card declines with, undefined when it does not decline at once. */
export const declineOf = (behavior: CardBehavior): Decline | undefined => declines[behavior];
