import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { StoredSquad } from '../../seasons/season-reader.ts';
import type { StoredRegistration } from '../../seasons/stored.ts';

/** What is left to pay of one place, of one team, or of a share of it. */
export interface Payable {
  readonly dueId: string;
  readonly name: string;
  /** The person that an order names for it. */
  readonly personId: string;
  readonly restMinor: number;
  /** What is left of the whole fee, of which a share is a part. */
  readonly leftMinor: number;
  /** What others are paying for the same team, once it is known. */
  readonly beside?: readonly CardPayment[];
  readonly cardPayments: readonly CardPayment[];
  /** Nothing is paid yet: a card is saved, and charged once the player is on a team. */
  readonly savesCard?: boolean;
  readonly of:
    | { readonly kind: 'registration'; readonly row: StoredRegistration }
    | { readonly kind: 'team' | 'share'; readonly row: StoredSquad };
}
