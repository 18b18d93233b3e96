import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { AccountStatus } from '#shared/payments/accounts/account-status.ts';
import { countryName } from '#shared/payments/accounts/payout-countries.ts';
import { needsOf, type ProviderNeeds } from '#shared/payments/accounts/provider-needs.ts';
import type { PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { dayWords, momentWords } from '#web/blocks/moment.ts';
import { PayoutFacts } from './payout-facts.tsx';
import { usePayoutOwner } from './payout-owner.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';
import { useGoToStripe } from './use-go-to-stripe.ts';

interface AccountCardProps {
  readonly account: PayoutAccountView;
  /** Its state is being asked for at Stripe. */
  readonly isBusy: boolean;
}

/** The linked account: its state, what Stripe still needs, and when it pays out (R-PAYOUT-08). */
export function AccountCard({ account, isBusy }: AccountCardProps) {
  const [isUnlinking, setIsUnlinking] = useState(false);
  const { status, country, currency, heldUntil, takesPayments } = account;
  const isOrganization = usePayoutOwner() !== undefined;
  const { tone, label } = chips[status];
  return (
    <Container
      header={
        <div className="payouts-head">
          <span className={`payouts-mark look-${tone}`}>
            <LineIcon name={status === 'active' ? 'check' : 'card'} size={24} />
          </span>
          <div>
            <h3>Stripe account</h3>
            <p>{`${countryName(country)} · ${currency}`}</p>
          </div>
          <Chip tone={tone}>{label}</Chip>
        </div>
      }
    >
      <SpaceBetween size="m">
        {status === 'active' && !takesPayments && heldUntil && (
          <Alert type="info" header="Card payments start soon">
            {isOrganization ? 'The Stripe account was changed' : 'You changed your Stripe account'}, so card payments
            start {momentWords(heldUntil)}. If you didn’t change it{isOrganization && ' and don’t know who did'}, unlink
            it now and change your password.
          </Alert>
        )}
        <Needed account={account} isBusy={isBusy} />
        {status === 'active' && <PayoutFacts account={account} />}
        <div className="payouts-unlink">
          <Button variant="inline-link" onClick={() => setIsUnlinking(true)}>
            Unlink
          </Button>
        </div>
      </SpaceBetween>
      <UnlinkDialog isOpen={isUnlinking} onClose={() => setIsUnlinking(false)} />
    </Container>
  );
}

const chips: Readonly<
  Record<AccountStatus, { readonly label: string; readonly tone: 'in' | 'wait' | 'bad' | 'plain' }>
> = {
  active: { label: 'Active', tone: 'in' },
  incomplete: { label: 'Incomplete', tone: 'wait' },
  restricted: { label: 'Restricted', tone: 'bad' },
  disconnected: { label: 'Disconnected', tone: 'plain' },
};

/** What Stripe needs, each as a sentence, with the way to give it. */
function Needed({ account, isBusy }: AccountCardProps) {
  const stripe = useGoToStripe();
  const isOrganization = usePayoutOwner() !== undefined;
  const { status, country, requirements } = account;
  const { past_due: pastDue, currently_due: currentlyDue, due_by: dueBy } = requirements;
  const needs = needsOf({ status, pastDue, currentlyDue, dueBy }, new Date());
  if (status === 'active' && !needs) return null;
  const finish =
    status === 'active'
      ? () => window.open('https://dashboard.stripe.com/account/onboarding', '_blank', 'noopener')
      : () => void stripe.go({ type: 'new', country });
  return (
    <SpaceBetween size="s">
      {needs?.isPaused ? (
        <Alert type="error" header="Stripe paused this account">
          {pausedWords(needs, isOrganization)}
        </Alert>
      ) : (
        <p className="payouts-words">{waitingWords(account, needs, isOrganization)}</p>
      )}
      {needs && needs.tasks.length > 0 && <TaskList needs={needs} />}
      <div className="payouts-finish">
        <Button variant="primary" loading={isBusy || stripe.isGoing('new')} onClick={finish}>
          Finish setup
        </Button>
        <span>About 4 minutes. Opens Stripe, then brings you back.</span>
      </div>
    </SpaceBetween>
  );
}

function TaskList({ needs: { tasks, dueBy, isPaused } }: { readonly needs: ProviderNeeds }) {
  return (
    <ul className="payouts-tasks">
      {tasks.map(({ key, sentence }) => (
        <li key={key}>
          {sentence}
          {dueBy && (
            <span className="payouts-due">
              {' '}
              by {dayWords(dueBy)}
              {!isPaused && ', or payouts pause'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function pausedWords({ tasks }: ProviderNeeds, isOrganization: boolean): string {
  const paused = `Players can’t pay ${isOrganization ? 'the communities' : 'you'} by card, and payouts may wait`;
  return tasks.length > 0 ? `${paused}, until Stripe has what it needs.` : `${paused}. Sign in to Stripe to see why.`;
}

function waitingWords(
  { status, stripeDetailsSubmitted }: PayoutAccountView,
  needs: ProviderNeeds | undefined,
  isOrganization: boolean,
): string {
  const who = isOrganization ? 'The communities' : 'You';
  if (status === 'active')
    return `${who} can take payments. Stripe needs a few more things${needs?.dueBy ? ` by ${dayWords(needs.dueBy)}` : ''}.`;
  if (!needs && stripeDetailsSubmitted)
    return `Stripe is checking ${isOrganization ? 'the' : 'your'} details. This usually takes a few minutes.`;
  return `${who} can’t take payments until these are done.`;
}
