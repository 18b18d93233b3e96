import type Stripe from 'stripe';

/** What the owner of an account has given the provider, and what the provider asks for besides. */
export interface Given {
  readonly identity: boolean;
  readonly bank: boolean;
  readonly document: boolean;
  /** Asked for later, by the controls: a key such as `individual.id_number`. */
  readonly asked: readonly string[];
  /** Until when it has to be there, in seconds. */
  readonly deadline?: number;
}

export const nothingGiven: Given = { identity: false, bank: false, document: false, asked: [] };
export const everythingGiven: Given = { identity: true, bank: true, document: true, asked: [] };

/** The provider's own words for each part. */
const requirementsOf = {
  identity: [
    'individual.first_name',
    'individual.last_name',
    'individual.dob.day',
    'individual.dob.month',
    'individual.dob.year',
    'tos_acceptance.date',
  ],
  bank: ['external_account'],
  document: ['individual.verification.document'],
} as const;

type Standing = Pick<
  Stripe.Account,
  'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements' | 'capabilities'
>;

/**
 * What the account may do. Payments need an identity and a bank account, payouts a document as well; what is asked for later
 * restricts it from its deadline on.
 */
export function standingOf(given: Given, now: number): Standing {
  const { asked, document, deadline = Infinity } = given;
  const due = dueOf(given);
  const isLate = asked.length > 0 && deadline <= now;
  const isSubmitted = given.identity && given.bank;
  const mayCharge = isSubmitted && !isLate;
  const capability = mayCharge ? 'active' : 'inactive';
  return {
    charges_enabled: mayCharge,
    payouts_enabled: mayCharge && document,
    details_submitted: isSubmitted,
    capabilities: { card_payments: capability, transfers: capability },
    requirements: {
      alternatives: [],
      current_deadline: asked.length > 0 && Number.isFinite(deadline) ? deadline : null,
      currently_due: due,
      disabled_reason: disabledReason(due, isLate, mayCharge && document),
      errors: [],
      eventually_due: due,
      past_due: pastDue(given, isLate),
      pending_verification: [],
    },
  };
}

const parts = ['identity', 'bank', 'document'] as const;
const dueOf = (given: Given): string[] => [
  ...parts.flatMap((part) => (given[part] ? [] : requirementsOf[part])),
  ...given.asked,
];

const pastDue = (given: Given, isLate: boolean): string[] => {
  if (isLate) return [...given.asked];
  return given.identity && given.bank ? [] : dueOf(given);
};

const disabledReason = (
  due: readonly string[],
  isLate: boolean,
  isEnabled: boolean,
): Stripe.Account.Requirements['disabled_reason'] =>
  due.length === 0 || (isEnabled && !isLate) ? null : 'requirements.past_due';
