import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney } from '#shared/money.ts';
import type { PaidPlan } from '#shared/payments/plan-names.ts';
import type { SubscriptionHappening } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';

interface Told {
  readonly planId: PaidPlan;
  /** The community's name, where the plan is one's. */
  readonly teamName?: string | undefined;
  /** The day until which it is paid, or on which it ended. */
  readonly day: string;
  /** What of the community goes beyond the plan that comes after, each as `620 members, and Rookie allows 500`. */
  readonly beyond?: readonly string[];
}

interface Said {
  readonly subject: string;
  readonly words: readonly string[];
}

const freePlan = { team: 'Rookie', user: 'Free' } as const;
const forTeam = ({ teamName }: Told) => (teamName ? ` for ${teamName}` : '');
const nameOf = ({ planId }: Told) => planOf(planId).item;
const priceOf = ({ planId }: Told) => `${formatMoney(planOf(planId).cost)} a ${planOf(planId).period}`;
const afterIt = ({ planId }: Told) => freePlan[planOf(planId).kind];

/** That a smaller plan takes nothing away. */
const stays = ({ teamName = 'The community', beyond = [] }: Told): string[] => [
  'Nothing is deleted. What goes beyond the smaller plan stays, and you can’t add to it.',
  ...beyond.map((words) => `${teamName} has ${words}.`),
  ...(beyond.length > 0 ? ['You can export the roster at any time.'] : []),
];

const letters: Readonly<Record<SubscriptionHappening, ((told: Told) => Said) | undefined>> = {
  started: (told) => ({
    subject: `${nameOf(told)} has started`,
    words: [`You now have ${nameOf(told)}${forTeam(told)}, for ${priceOf(told)}. It renews on ${told.day}.`],
  }),
  changed: (told) => ({
    subject: `Your plan is now ${nameOf(told)}`,
    words: [`You changed to ${nameOf(told)}${forTeam(told)}, for ${priceOf(told)}. It renews on ${told.day}.`],
  }),
  willEnd: (told) => ({
    subject: `${nameOf(told)} ends on ${told.day}`,
    words: [
      `You canceled ${nameOf(told)}${forTeam(told)}. You have it until ${told.day}; the plan is ${afterIt(told)} after that.`,
      ...stays(told),
    ],
  }),
  continued: (told) => ({
    subject: `${nameOf(told)} goes on`,
    words: [`${nameOf(told)}${forTeam(told)} no longer ends. It renews on ${told.day}.`],
  }),
  paymentFailed: (told) => ({
    subject: `We couldn’t charge you for ${nameOf(told)}`,
    words: [
      `Your payment for ${nameOf(told)}${forTeam(told)} didn’t go through. Update your card within 14 days, or the plan becomes ${afterIt(told)}.`,
    ],
  }),
  ended: (told) => ({
    subject: `${nameOf(told)} has ended`,
    words: [`${nameOf(told)}${forTeam(told)} ended on ${told.day}. The plan is ${afterIt(told)} now.`, ...stays(told)],
  }),
  renewsSoon: (told) => ({
    subject: `${nameOf(told)} renews on ${told.day}`,
    words: [`You’ll be charged ${priceOf(told)} on ${told.day}. If you don’t want that, cancel before then.`],
  }),
  // Its receipt is the provider's mail.
  renewed: undefined,
};

/** What the payer of a subscription is told; nothing where the provider tells it. */
export function planNotice(what: SubscriptionHappening, told: Told, origin: string): NoticeContent | undefined {
  const said = letters[what]?.(told);
  if (!said) return undefined;
  const action = { label: 'Open your plans', url: `${origin}/settings?tab=payments` };
  const [preheader = said.subject] = said.words;
  const content = { preheader, heading: said.subject, paragraphs: [...said.words], action, footerLines: [] };
  return { subject: said.subject, content };
}
