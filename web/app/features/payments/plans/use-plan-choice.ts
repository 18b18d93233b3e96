import { useState } from 'react';
import type { PlanId } from '#shared/payments/plan-names.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import type { PlanChange, Subscription } from '#shared/payments/plans/schemas.ts';
import { isPaidPlan } from '#shared/payments/plans.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** A community of the reader, or the reader, with what is paid for it. */
export interface PlanFor {
  readonly kind: 'team' | 'user';
  /** The community's id, or `me`. */
  readonly id: string;
  readonly name: string;
  readonly subscription: Subscription | undefined;
}

interface Following {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Choosing a plan: from the cards to the provider's page, or to what is confirmed first. */
export function usePlanChoice(first: PlanFor, { onClose, onChanged }: Following) {
  const [planFor, setFor] = useState(first);
  const [step, setStep] = useState<'cards' | 'change' | 'cancel'>('cards');
  const [change, setChange] = useState<PlanChange>();
  const finish = () => {
    onClose();
    onChanged();
  };
  const quiet = { rereads: false, showsProblem: true };
  const buy = useOperation(plansContract, 'createSubscription', {
    ...quiet,
    onDone: ({ url }) => location.assign(url),
  });
  const ask = useOperation(plansContract, 'confirmChange', {
    ...quiet,
    onDone: (offered) => {
      setChange(offered);
      setStep('change');
    },
  });
  const make = useOperation(plansContract, 'confirmChange', {
    ...quiet,
    done: 'Successfully changed subscription!',
    onDone: finish,
  });
  const end = useOperation(plansContract, 'cancelSubscription', {
    ...quiet,
    done: 'Successfully cancelled subscription!',
    onDone: finish,
  });
  const { id: teamId, kind, subscription } = planFor;

  const choosePlan = (planId: PlanId) => {
    if (!isPaidPlan(planId)) return setStep('cancel');
    if (!subscription) return void buy.run({ planId, ...(kind === 'team' && { teamId }) });
    if (planId !== 'plus') void ask.run({ teamId, planId });
  };
  const confirm = () => {
    if (step === 'cancel' && subscription) return void end.run({ type: kind, id: subscription.id });
    if (change && change.to !== 'plus') void make.run({ teamId, planId: change.to, changeId: change.changeId });
  };
  return {
    planFor,
    chooseFor: setFor,
    step,
    change,
    choosePlan,
    confirm,
    back: () => setStep('cards'),
    isBusyWith: (planId: PlanId) =>
      isPaidPlan(planId) && (buy.isRunningOn({ planId }) || (planId !== 'plus' && ask.isRunningOn({ planId }))),
    isConfirming: make.isRunning || end.isRunning,
    problem: buy.problem ?? ask.problem ?? make.problem ?? end.problem,
  };
}
export type PlanChoice = ReturnType<typeof usePlanChoice>;
