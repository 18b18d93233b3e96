import Alert from '@cloudscape-design/components/alert';
import Badge from '@cloudscape-design/components/badge';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { AccountStatus } from '#shared/payments/accounts/account-status.ts';
import { countryName } from '#shared/payments/accounts/payout-countries.ts';
import { tasksOf } from '#shared/payments/accounts/requirement-words.ts';
import type { PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import { dayWords, momentWords } from '#web/blocks/moment.ts';
import { PayoutFacts } from './payout-facts.tsx';
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
  return (
    <Container
      header={
        <Header
          variant="h3"
          description={`${countryName(country)} · ${currency}`}
          actions={<Badge color={badges[status].color}>{badges[status].label}</Badge>}
        >
          Stripe account
        </Header>
      }
    >
      <SpaceBetween size="m">
        {status === 'active' && !takesPayments && heldUntil && (
          <Alert type="info" header="Card payments start soon">
            You changed your Stripe account, so card payments start {momentWords(heldUntil)}. If you didn’t change it,
            unlink it now and change your password.
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

const badges: Readonly<Record<AccountStatus, { readonly label: string; readonly color: 'green' | 'grey' | 'red' }>> = {
  active: { label: 'Active', color: 'green' },
  incomplete: { label: 'Incomplete', color: 'grey' },
  restricted: { label: 'Restricted', color: 'red' },
  disconnected: { label: 'Disconnected', color: 'grey' },
};

/** What Stripe needs, each as a sentence, with the way to give it. */
function Needed({ account, isBusy }: AccountCardProps) {
  const stripe = useGoToStripe();
  const { status, country, requirements } = account;
  const tasks = tasksOf([...requirements.past_due, ...requirements.currently_due]);
  if (status === 'active' && tasks.length === 0) return null;
  const dueBy = requirements.due_by && dayWords(requirements.due_by);
  const finish =
    status === 'active'
      ? () => window.open('https://dashboard.stripe.com/account/onboarding', '_blank', 'noopener')
      : () => void stripe.go({ type: 'new', country });
  return (
    <SpaceBetween size="s">
      {status === 'restricted' ? (
        <Alert type="error" header="Stripe paused this account">
          Players can’t pay you by card, and payouts may wait, until Stripe has what it needs.
        </Alert>
      ) : (
        <p className="payouts-words">{waitingWords(account, tasks.length, dueBy)}</p>
      )}
      <ul className="payouts-tasks">
        {tasks.map(({ key, sentence }) => (
          <li key={key}>
            {sentence}
            {dueBy && <span className="payouts-due"> by {dueBy}, or payouts pause</span>}
          </li>
        ))}
      </ul>
      <div className="payouts-finish">
        <Button variant="primary" loading={isBusy || stripe.isGoing('new')} onClick={finish}>
          Finish setup
        </Button>
        <span>About 4 minutes. Opens Stripe, then brings you back.</span>
      </div>
    </SpaceBetween>
  );
}

function waitingWords({ status, stripeDetailsSubmitted }: PayoutAccountView, tasks: number, dueBy: string | undefined) {
  if (status === 'active')
    return `You can take payments. Stripe needs a few more things${dueBy ? ` by ${dueBy}` : ''}.`;
  if (tasks === 0 && stripeDetailsSubmitted)
    return 'Stripe is checking your details. This usually takes a few minutes.';
  return 'You can’t take payments until these are done.';
}
