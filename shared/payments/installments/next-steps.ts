import { addDays } from '#shared/local-dates.ts';
import { type Installment, type Owed, type PaymentPlan, restsOf } from './payment-plan.ts';

/** What is to be done about an installment today. */
export type Step =
  /** Its payer hears that it is coming up, or due today. */
  | { readonly what: 'remind'; readonly index: number }
  /** The saved card is charged, or a charge begun before is brought to its end. */
  | { readonly what: 'charge'; readonly index: number }
  /** The treasurers hear that it is not paid. */
  | { readonly what: 'pastDue'; readonly index: number };

const noticeDays = 3;
/** Days after the first try on which a card is tried again (domain 4.14). */
const tryDays = [0, 1, 3, 5] as const;
/** The treasurers hear of it within so many days, or not at all. */
const tellDays = 2;

/** The calendar day on which the saved card is charged next; undefined where it is not tried any more. */
export function nextTryOn({ dueOn, series, failure }: Installment): string | undefined {
  if (!dueOn || (failure && failure.kind !== 'soft')) return undefined;
  const days = tryDays[series?.count ?? 0];
  return days === undefined ? undefined : addDays(series?.since ?? dueOn, days);
}

/** An installment on a card that was charged on a calendar day and refused. */
export const afterTry = (one: Installment, today: string): Installment => {
  const { since, count } = one.series ?? { since: today, count: 0 };
  return { ...one, series: { since, count: count + 1 } };
};

/** Everything that is to be done about a plan on a calendar day, what was begun first; the same for every look on that day. */
export function stepsOn(plan: PaymentPlan, owed: Owed, today: string): readonly Step[] {
  const { accepted, installments } = plan;
  if (!accepted) return [];
  const rests = restsOf(plan, owed);
  const underWay = installments.flatMap(({ chargingId }, index) =>
    chargingId ? [{ what: 'charge' as const, index }] : [],
  );
  const others = installments.flatMap((one, index) =>
    !one.chargingId && rests[index] && one.dueOn ? stepsFor(one, { index, plan, today, dueOn: one.dueOn }) : [],
  );
  return [...underWay, ...others];
}

interface At {
  readonly index: number;
  readonly plan: PaymentPlan;
  readonly today: string;
  readonly dueOn: string;
}

function stepsFor(one: Installment, { index, plan, today, dueOn }: At): readonly Step[] {
  const { accepted, graceDays } = plan;
  if (today < addDays(dueOn, -noticeDays)) return [];
  if (today < dueOn) return [{ what: 'remind', index }];
  const tryOn = accepted?.isAutomatic ? nextTryOn(one) : undefined;
  if (tryOn && tryOn <= today) return [{ what: 'charge', index }];
  const steps: Step[] = [];
  if (!accepted?.isAutomatic && today === dueOn) steps.push({ what: 'remind', index });
  const late = addDays(dueOn, graceDays);
  if (!tryOn && today > late && today <= addDays(late, tellDays)) steps.push({ what: 'pastDue', index });
  return steps;
}

/** How an installment stands (domain 4.14). */
export type InstallmentState = 'scheduled' | 'processing' | 'paid' | 'failed' | 'past_due' | 'waived' | 'cancelled';

interface Standing {
  /** What is owed of it, in minor units. */
  readonly restMinor: number;
  /** Whether the invoice asks for payment at all. */
  readonly isOpen: boolean;
  /** A calendar day. */
  readonly today: string;
}

export function stateOfInstallment(one: Installment, { restMinor, isOpen, today }: Standing): InstallmentState {
  if (restMinor === 0) return one.waived ? 'waived' : 'paid';
  if (one.chargingId) return 'processing';
  if (!isOpen) return 'cancelled';
  const isLate = one.dueOn !== undefined && one.dueOn < today;
  if (one.failure && !(isLate && !nextTryOn(one))) return 'failed';
  return isLate ? 'past_due' : 'scheduled';
}
