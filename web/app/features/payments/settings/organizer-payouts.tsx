import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import { AccountCard } from './account-card.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { usePayoutOwner } from './payout-owner.ts';
import { useReturnFromStripe } from './use-return-from-stripe.ts';
import './payouts.css';

interface OrganizerPayoutsProps {
  readonly account: PayoutAccountView | undefined;
}

/** Where an organizer is paid, and what is still missing for it (R-PAY-02, R-PAYOUT-02). */
export function OrganizerPayouts({ account }: OrganizerPayoutsProps) {
  const [isConnecting, setIsConnecting] = useState(false);
  const isReturning = useReturnFromStripe();
  const connect = () => setIsConnecting(true);
  const isLinked = account && account.status !== 'disconnected';
  return (
    <section aria-labelledby="organizer-payouts">
      <SpaceBetween size="s">
        <h2 id="organizer-payouts" className="payouts-heading">
          Organizer Payouts
        </h2>
        {isLinked ? (
          <AccountCard account={account} isBusy={isReturning} />
        ) : (
          <NotLinked was={account} isBusy={isReturning} onConnect={connect} />
        )}
      </SpaceBetween>
      <ConnectDialog isOpen={isConnecting} onClose={() => setIsConnecting(false)} />
    </section>
  );
}

interface NotLinkedProps {
  /** The account that was linked before. */
  readonly was: PayoutAccountView | undefined;
  readonly isBusy: boolean;
  readonly onConnect: () => void;
}

function NotLinked({ was, isBusy, onConnect }: NotLinkedProps) {
  return (
    <Container header={<Header variant="h3">{was ? 'Stripe account unlinked' : 'Get paid by card'}</Header>}>
      <SpaceBetween size="m">
        <p className="payouts-words">{wordsOf(was, usePayoutOwner() !== undefined)}</p>
        <Button variant="primary" loading={isBusy} onClick={onConnect}>
          Connect
        </Button>
      </SpaceBetween>
    </Container>
  );
}

function wordsOf(was: PayoutAccountView | undefined, isOrganization: boolean): string {
  const whom = isOrganization ? 'the communities' : 'you';
  if (was?.disconnectedBy === 'provider')
    return `Our access was ended in Stripe, so players can’t pay ${whom} by card. Connect the account again to go on.`;
  if (was) return `Players can’t pay ${whom} by card. Connect a Stripe account to go on.`;
  const bank = isOrganization ? 'the organization’s bank' : 'your bank';
  return `Connect a Stripe account, and players pay ${whom} when they sign up. The money goes straight to ${bank}.`;
}
