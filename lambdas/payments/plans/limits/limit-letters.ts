import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { type Exceeded, exceededWords, stopsWords } from '#shared/payments/plan-limits.ts';
import type { PlanId } from '#shared/payments/plan-names.ts';
import { planOf } from '#shared/payments/plans.ts';

interface Told {
  readonly planId: PlanId;
  /** The community that goes beyond; without one it is what the reader has themselves. */
  readonly team?: { readonly teamId: string; readonly name: string } | undefined;
  readonly beyond: readonly Exceeded[];
  /** The day until which there is time to make room. */
  readonly day: string;
  readonly stage: 'begun' | 'reminder';
}

/** The mail to an owner whose plan went down: what is over the limit, what the owner keeps, what they can’t add, and until when. */
export function limitNotice(told: Told, origin: string): NoticeContent {
  const { planId, team, beyond, day, stage } = told;
  const subject = subjectOf(told);
  const words = exceededWords(planId, beyond).map((one) => `${team?.name ?? 'You'} ${team ? 'has' : 'have'} ${one}.`);
  const paragraphs = [
    ...words,
    team
      ? 'Everyone stays, in their role. You can read and export all of it, and nothing is deleted.'
      : 'They all stay. You can open and export them, and nothing is deleted.',
    ...stopsWords(beyond),
    stage === 'begun'
      ? `You have 90 days, until ${day}, to make room or choose a larger plan. Either one ends this at once.`
      : `You have until ${day} to make room or choose a larger plan. Either one ends this at once.`,
    'After that nothing is deleted either. It stays as it is now, and we won’t remind you again.',
  ];
  const action = team
    ? { label: 'See your choices', url: `${origin}/team/${team.teamId}?tab=manage` }
    : { label: 'Open your searches', url: `${origin}/discover/events?saved=open` };
  const [preheader = subject] = paragraphs;
  return { subject, content: { preheader, heading: subject, paragraphs, action, footerLines: [] } };
}

function subjectOf({ planId, team, day, stage }: Told): string {
  if (stage === 'reminder') return team ? `${team.name}: make room by ${day}` : `Make room for searches by ${day}`;
  const { label } = planOf(planId);
  return team ? `${team.name} is larger than ${label} allows` : `You have more saved searches than ${label} allows`;
}
