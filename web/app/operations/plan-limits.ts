import { nextPlanWords } from '#shared/payments/plan-limits.ts';
import { plans } from '#shared/payments/plans.ts';
import { readFlags } from '#web/app/flags/read-flags.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { Rejection } from './rejection.ts';

/** Says that a plan has no room for more, what the next one gives, and leads to the page that compares them. */
export async function tellOfPlan({ code, title, plan }: Rejection, goTo: (address: string) => unknown): Promise<void> {
  const found = plans.find(({ id }) => id === plan);
  const words = found && nextPlanWords(code, found.id);
  const { subscriptions: areSold } = await readFlags();
  if (!words || !areSold) return void notify('error', title);
  const pricing = found.kind === 'team' ? paths.organizerPricing : paths.memberPricing;
  const button = { label: 'Compare plans', onClick: () => goTo(pricing) };
  notify('error', `${title} ${words}`, { stays: true, button });
}
