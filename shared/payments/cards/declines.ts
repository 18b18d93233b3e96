/** Whether a refused card may pay another time: `soft` may pass, `final` will not, and `authentication` needs the payer. */
export type DeclineKind = 'soft' | 'final' | 'authentication';

/** Why a saved card did not pay. */
export interface Decline {
  readonly kind: DeclineKind;
  /** As the bank says it. */
  readonly message: string;
}

/** What the provider says of a card that was refused. */
interface Refusal {
  readonly code?: string | undefined;
  readonly declineCode?: string | undefined;
  /** What the card's bank advises. */
  readonly adviceCode?: string | undefined;
}

/** Trying the same card again is of no use: https://docs.stripe.com/declines/codes */
const finalCodes: ReadonlySet<string> = new Set([
  'debit_not_authorized',
  'expired_card',
  'fraudulent',
  'invalid_account',
  'lost_card',
  'new_account_information_available',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
]);
const authenticationCodes: ReadonlySet<string> = new Set([
  'authentication_required',
  'payment_intent_authentication_failure',
]);

/** Whether a refused card may be tried again, never again, or only by its owner. */
export function kindOfRefusal({ code = '', declineCode = '', adviceCode }: Refusal): DeclineKind {
  if (authenticationCodes.has(code) || authenticationCodes.has(declineCode)) return 'authentication';
  if (adviceCode === 'do_not_try_again' || finalCodes.has(code) || finalCodes.has(declineCode)) return 'final';
  return 'soft';
}
