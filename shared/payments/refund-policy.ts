const hourMs = 3_600_000;

/** What comes back to a payer who cancels so many hours before the start, most first. */
interface RefundTier {
  readonly hoursBefore: number;
  readonly percent: number;
}

/** What the payer was shown when they paid; it stays theirs whatever the host changes later. */
export interface RefundTerms {
  readonly refundPolicy: 'flexible' | 'moderate' | 'strict' | 'custom' | 'deadline';
  readonly refundTiers?: readonly RefundTier[] | undefined;
  /** With a deadline: until then all of it comes back, and nothing after. */
  readonly refundUntil?: string | undefined;
  /** Where it goes: to the card, unless the payer chooses credit under a rule that lets them. */
  readonly refundTo?: 'card' | 'credit' | 'choice' | undefined;
  /** The payer was shown before that all of it comes back once another player takes the spot; that still holds where nothing comes back otherwise. */
  readonly returnsRefilled?: true | undefined;
}

/** Whether all of it comes back once another player takes a spot of which nothing comes back otherwise. */
export const promisesRefill = ({
  refundPolicy,
  returnsRefilled,
}: Pick<RefundTerms, 'refundPolicy' | 'returnsRefilled'>): boolean =>
  refundPolicy === 'strict' || returnsRefilled === true;

/** Whether payers may have credit in place of money on the card. The card is always theirs to choose. */
export const letsChooseCredit = ({ refundTo = 'card' }: Pick<RefundTerms, 'refundTo'>): boolean => refundTo !== 'card';

/** What an order or a refund keeps of it. */
export const keptTerms = ({ refundPolicy, refundTiers, refundUntil, returnsRefilled }: RefundTerms) => ({
  refundPolicy,
  ...(refundTiers && { refundTiers: [...refundTiers] }),
  ...(refundUntil && { refundUntil }),
  ...(returnsRefilled && { returnsRefilled }),
});

const usualTiers: Readonly<Record<Exclude<RefundTerms['refundPolicy'], 'custom'>, readonly RefundTier[]>> = {
  deadline: [],
  flexible: [{ hoursBefore: 24, percent: 100 }],
  moderate: [
    { hoursBefore: 72, percent: 100 },
    { hoursBefore: 24, percent: 50 },
  ],
  strict: [],
};

/** The steps of a policy, earliest first. */
export const tiersOf = ({ refundPolicy, refundTiers = [] }: RefundTerms): readonly RefundTier[] =>
  refundPolicy === 'custom' ? refundTiers : usualTiers[refundPolicy];

/**
 * Whether a policy gives less back than another at any time before the start. What comes back falls from step to step, so that the
 * steps of the earlier policy are the times to look at.
 */
export const givesLess = (after: RefundTerms, before: RefundTerms): boolean =>
  tiersOf(before).some(({ hoursBefore, percent }) => {
    const then = tiersOf(after).find((tier) => hoursBefore >= tier.hoursBefore);
    return (then?.percent ?? 0) < percent;
  });

/** A later policy for who was shown another: where it goes stays as it was, and so does a promise for when another takes the spot. */
export const laterTerms = (shown: RefundTerms, later: RefundTerms): RefundTerms => ({
  ...keptTerms(later),
  ...(promisesRefill(shown) && later.refundPolicy !== 'strict' && { returnsRefilled: true as const }),
  ...(shown.refundTo && { refundTo: shown.refundTo }),
});

/** The same where it gives more at some time before the start and less at none; undefined otherwise. */
export const raisedTerms = (shown: RefundTerms, later: RefundTerms): RefundTerms | undefined =>
  givesLess(shown, later) && !givesLess(later, shown) ? laterTerms(shown, later) : undefined;

/** What is promised of refunds, and of which start. */
export interface RefundPromise {
  readonly terms: RefundTerms;
  readonly startsAt: string;
}

const promisedNow = ({ terms, startsAt }: RefundPromise, at: Date) => percentAt(terms, startsAt, at);

/** When less comes back than until then, earliest first. */
export const stepsOf = ({
  terms,
  startsAt,
}: RefundPromise): readonly { readonly percent: number; readonly at: number }[] =>
  terms.refundPolicy === 'deadline'
    ? [{ percent: 100, at: Date.parse(terms.refundUntil ?? startsAt) }]
    : tiersOf(terms).map(({ hoursBefore, percent }) => ({
        percent,
        at: Date.parse(startsAt) - hoursBefore * hourMs,
      }));

/** Until when at least so much comes back, in milliseconds. */
const givesUntil = (promise: RefundPromise, percent: number): number =>
  Math.max(0, ...stepsOf(promise).flatMap((step) => (step.percent >= percent ? [step.at] : [])));

/** The promise that gives most back at an instant, and for longest; the first of those that are as good. */
export function bestPromise(first: RefundPromise, others: readonly RefundPromise[], at: Date): RefundPromise {
  return others.reduce((best, other) => {
    const [percent, otherPercent] = [promisedNow(best, at), promisedNow(other, at)];
    if (percent !== otherPercent) return otherPercent > percent ? other : best;
    return givesUntil(other, percent) > givesUntil(best, percent) ? other : best;
  }, first);
}

/** How much of the price comes back at an instant, as a percentage. */
export function percentAt(terms: RefundTerms, startsAt: string, at: Date): number {
  if (terms.refundPolicy === 'deadline') return at.toISOString() < (terms.refundUntil ?? startsAt) ? 100 : 0;
  const msLeft = Date.parse(startsAt) - at.getTime();
  return tiersOf(terms).find(({ hoursBefore }) => msLeft >= hoursBefore * hourMs && msLeft > 0)?.percent ?? 0;
}
