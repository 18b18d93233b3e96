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

/** What players can't do until an account is connected, and what they can once it is. */
const words = {
  own: {
    ended: 'Our access was ended in Stripe, so players can’t pay you by card. Connect the account again to go on.',
    unlinked: 'Players can’t pay you by card. Connect a Stripe account to go on.',
    none: 'Connect a Stripe account, and players pay you when they sign up. The money goes straight to your bank.',
  },
  organization: {
    ended:
      'Our access was ended in Stripe, so players can’t pay the communities by card. Connect the account again to go on.',
    unlinked: 'Players can’t pay the communities by card. Connect a Stripe account to go on.',
    none: 'Connect a Stripe account, and players pay the communities when they sign up. The money goes straight to the organization’s bank.',
  },
} as const;

function wordsOf(was: PayoutAccountView | undefined, isOrganization: boolean): string {
  const { ended, unlinked, none } = words[isOrganization ? 'organization' : 'own'];
  if (!was) return none;
  return was.disconnectedBy === 'provider' ? ended : unlinked;
}
