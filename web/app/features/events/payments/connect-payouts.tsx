import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router';
import type { AccountStatus } from '#shared/payments/accounts/account-status.ts';
import { paths } from '#web/app/router/paths.ts';

interface ConnectPayoutsProps {
  /** Of the account that is not ready; undefined where none was ever connected. */
  readonly status: Exclude<AccountStatus, 'active'> | undefined;
  /** Whether players can pay without a card. */
  readonly payOutside: boolean;
}

/** The way to card payments for a host whose players can’t pay by card, or not yet. */
export function ConnectPayouts({ status, payOutside }: ConnectPayoutsProps) {
  const navigate = useNavigate();
  const { header, verb, until } = words[status ?? 'disconnected'];
  return (
    <Alert
      type={status === 'restricted' ? 'warning' : 'info'}
      header={header}
      action={
        <Button variant="primary" onClick={() => void navigate(paths.settings('payments'))}>
          {verb}
        </Button>
      }
    >
      {payOutside ? `Players pay you at the door until ${until}.` : `Players can’t pay you by card until ${until}.`}
    </Alert>
  );
}

const words = {
  disconnected: { header: 'Get paid by card', verb: 'Connect payouts', until: 'you connect payouts' },
  incomplete: { header: 'Your payouts aren’t set up yet', verb: 'Finish setup', until: 'Stripe has what it needs' },
  restricted: {
    header: 'Stripe paused your account',
    verb: 'See what Stripe needs',
    until: 'Stripe has what it needs',
  },
} as const;
