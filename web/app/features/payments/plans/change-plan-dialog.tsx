import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { OfferedPlan } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { PlanCard } from './plan-card.tsx';
import { amountWords, dayWords, freePlanOf, priceWords } from './plan-words.ts';
import { type PlanChoice, type PlanFor, usePlanChoice } from './use-plan-choice.ts';

interface ChangePlanDialogProps {
  readonly plans: readonly OfferedPlan[];
  /** What the reader decides for: their communities, and themselves. */
  readonly choices: readonly PlanFor[];
  /** The one that is chosen first. */
  readonly first: PlanFor;
  readonly onClose: () => void;
  /** A plan was changed or ended. */
  readonly onChanged: () => void;
}

const optionOf = ({ id, name }: PlanFor) => ({ value: id, label: name });

/** Chooses a plan for a community or oneself (R-PLAN-08 to R-PLAN-12, R-PLAN-16). */
export function ChangePlanDialog({ plans, choices, first, onClose, onChanged }: ChangePlanDialogProps) {
  const choice = usePlanChoice(first, { onClose, onChanged });
  const { planFor } = choice;
  const current = planFor.subscription?.planId ?? freePlanOf(planFor.kind);
  return (
    <Modal
      visible
      size="large"
      header="Change Plan"
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={choice.step !== 'cards' && <Confirmation choice={choice} />}
    >
      <SpaceBetween size="m">
        {choice.step === 'cards' && (
          <>
            <FormField label="Plan for">
              <Select
                selectedOption={optionOf(planFor)}
                options={choices.map(optionOf)}
                onChange={({ detail }) => {
                  const next = choices.find(({ id }) => id === detail.selectedOption.value);
                  if (next) choice.chooseFor(next);
                }}
              />
            </FormField>
            <ul className="plan-cards">
              {plans
                .filter(({ kind }) => kind === planFor.kind)
                .map((plan) => (
                  <PlanCard key={plan.id} plan={plan} isCurrent={plan.id === current}>
                    <Button
                      fullWidth
                      disabled={plan.id === current}
                      loading={choice.isBusyWith(plan.id)}
                      ariaLabel={plan.id === current ? `Current: ${plan.label}` : `Get started: ${plan.label}`}
                      onClick={() => choice.choosePlan(plan.id)}
                    >
                      {plan.id === current ? 'Current' : 'Get started'}
                    </Button>
                  </PlanCard>
                ))}
            </ul>
          </>
        )}
        {choice.step !== 'cards' && <p>{questionOf(choice)}</p>}
        {choice.problem && <Alert type="error">{choice.problem}</Alert>}
      </SpaceBetween>
    </Modal>
  );
}

/** What happens when it is confirmed, with the sum that is paid. */
function questionOf({ step, change, planFor }: PlanChoice): string {
  if (step === 'change' && change) {
    const { item, cost, period } = planOf(change.to);
    const { amountMinor, currency } = change.proration;
    const now =
      amountMinor >= 0
        ? `You pay ${amountWords({ amountMinor, currency })} now for the rest of this ${period}.`
        : `${amountWords({ amountMinor: -amountMinor, currency })} is credited to your next payments.`;
    return `The plan of ${planFor.name} becomes ${item}. ${now} After that it’s ${priceWords({ cost, period })}.`;
  }
  const { planId = 'plus', periodEnd = '' } = planFor.subscription ?? {};
  const free = planOf(freePlanOf(planFor.kind)).label;
  return `You have ${planOf(planId).item} until ${dayWords(periodEnd)}. After that the plan is ${free}. Nothing is deleted; what goes beyond ${free} stays, and you can’t add to it.`;
}

const Confirmation = ({ choice }: { readonly choice: PlanChoice }) => (
  <DialogFoot onCancel={choice.back} stay="Keep plan">
    <Button variant="primary" loading={choice.isConfirming} onClick={choice.confirm}>
      {choice.step === 'change' ? 'Change plan' : 'Cancel plan'}
    </Button>
  </DialogFoot>
);
