import { quantity } from '#shared/quantity.ts';
import { promisesRefill, type RefundTerms, stepsOf, tiersOf } from '../refund-policy.ts';
import { isForSlots } from './count-spots.ts';
import type { PolicyTrace, SettlementCause } from './policy-trace.ts';
import type { Order, OrderLine } from './schemas.ts';

interface Step {
  readonly title: string;
  readonly text: string;
}

/** `Wed, Dec 2, 6:30 PM` in the zone of what it is for. */
export const when = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));

const names = {
  flexible: 'Flexible',
  moderate: 'Moderate',
  strict: 'Strict',
  custom: 'The host’s own',
  deadline: 'Withdrawal',
} as const;

type Promised = RefundTerms & Pick<PolicyTrace, 'isOfSlot'>;

/** `Flexible: all of it until 24 hours before the start.` A deadline is said in the zone of what it is for. */
export function policyWords(terms: Promised, timeZone?: string): string {
  if (terms.refundPolicy === 'deadline') {
    const until = terms.refundUntil && timeZone ? when(terms.refundUntil, timeZone) : 'the withdrawal deadline';
    return `${names.deadline}: all of it until ${until}.`;
  }
  const steps = tiersOf(terms).map(
    ({ hoursBefore, percent }) =>
      `${percent === 100 ? 'all of it' : `${percent}%`} until ${quantity(hoursBefore, 'hour')} before the start`,
  );
  const name = names[terms.refundPolicy];
  const returnsRefilled = promisesRefill(terms) && !terms.isOfSlot;
  if (steps.length === 0)
    return `${name}: nothing comes back${returnsRefilled ? ', unless another player takes the spot' : ''}.`;
  const later = returnsRefilled ? ' After that, all of it comes back only if another player takes the spot.' : '';
  return `${name}: ${steps.join(', ')}.${later}`;
}

interface Dated extends Pick<Order, 'startsAt' | 'timeZone' | 'freeUntil'> {
  /** What is paid, where that is known: no other player takes a slot that is given back alone. */
  readonly lines?: readonly Pick<OrderLine, 'kind'>[];
}

/** With real dates: `All your money back until Wed, Dec 2, 6:30 PM. No refund after that.` */
export function deadlineWords(
  terms: RefundTerms,
  { startsAt, timeZone, freeUntil, lines = [] }: Dated,
  now: Date,
): string {
  if (freeUntil && freeUntil > now.toISOString())
    return `The event has changed, so all your money comes back until ${when(freeUntil, timeZone)}. After that, the refund policy applies.`;
  const coming = stepsOf({ terms, startsAt }).filter(({ at }) => at > now.getTime());
  const unless = promisesRefill(terms) && !isForSlots({ lines }) ? ', unless another player takes your spot' : '';
  if (coming.length === 0) return unless ? `No refund${unless}.` : goneWords(terms);
  const steps = coming.map(({ percent, at }, index) => {
    const what = percent === 100 ? 'All your money back' : `${percent}% back`;
    return `${index === 0 ? what : what.toLowerCase()} until ${when(new Date(at).toISOString(), timeZone)}`;
  });
  const draw = terms.refundPolicy === 'deadline' ? ', or until the draw if it’s earlier' : '';
  return `${steps.join(', ')}${draw}. No refund after that${unless}.`;
}

/** A policy that gives nothing back from the first day on has no time that is over. */
const goneWords = ({ refundPolicy }: RefundTerms): string =>
  refundPolicy === 'strict' ? 'No refund if you give it back.' : 'No refund anymore.';

const happened: Readonly<Record<SettlementCause, (name: string) => string>> = {
  left: (name) => `${name} canceled`,
  removed: (name) => `The host removed ${name === 'You' ? 'you' : name}`,
  cancelled: () => 'The host canceled the event',
  minimum: () => 'Too few players joined',
  changed: (name) => `${name} left after the event changed`,
  lapsed: (name) => `${name} didn’t pay in time`,
  undelivered: () => 'The spot was gone',
  partnerUnpaid: () => 'The other half of the pair wasn’t paid in time',
  paidOutside: () => 'The organizer marked it as paid another way',
  refilled: () => 'Another player took the spot',
  substituted: () => 'A substitute took the spot',
  host: () => 'The host sent money back',
};

/** How long before the start: in days from three on, in minutes where it is less than two hours. */
function beforeStart({ at, startsAt }: PolicyTrace): string {
  const minutes = Math.round((Date.parse(startsAt) - Date.parse(at)) / 60_000);
  if (minutes <= 0) return 'after the start';
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return `${quantity(Math.floor(hours / 24), 'day')} before the start`;
  return `${minutes < 120 ? quantity(minutes, 'minute') : quantity(hours, 'hour')} before the start`;
}

/** As credit a part of the service fee comes back with a part of the price. */
function feeWords({ returnsFee, to, percent }: PolicyTrace): string {
  if (to === 'credit')
    return returnsFee ? 'As credit, with the service fee.' : `As credit, with ${percent}% of the service fee.`;
  return returnsFee ? 'The service fee comes back too.' : 'The service fee doesn’t come back.';
}

/**
 * The three steps from the policy to the sum: what was promised, what happened, what follows.
 * @param name the payer's; `You` where they read it
 * @param player whose spot it was, where that is not the payer
 */
export function traceSteps(
  trace: PolicyTrace,
  name: string,
  timeZone: string,
  player = name,
): readonly [Step, Step, Step] {
  const gets = name === 'You' ? 'you get' : `${name} gets`;
  const payer = name === 'You' ? 'you' : name;
  const byHost = trace.cause === 'host';
  return [
    {
      title: trace.isBetter
        ? `A better policy than when ${payer} paid`
        : `${name === 'You' ? 'The' : 'Your'} policy when ${payer} paid`,
      text: policyWords(trace, timeZone),
    },
    { title: happened[trace.cause](player), text: `${when(trace.at, timeZone)}, ${beforeStart(trace)}.` },
    {
      title: byHost ? `So ${gets} what the host chose` : `So ${gets} ${trace.percent}%`,
      text: feeWords(trace),
    },
  ];
}
