import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/router/paths.ts';

interface ConnectPayoutsProps {
  /** Whether players can pay without a card. */
  readonly payOutside: boolean;
}

/** The way to card payments for a host who has no payout account. */
export function ConnectPayouts({ payOutside }: ConnectPayoutsProps) {
  const navigate = useNavigate();
  return (
    <Alert
      type="info"
      header="Get paid by card"
      action={
        <Button variant="primary" onClick={() => void navigate(paths.settings('payments'))}>
          Connect payouts
        </Button>
      }
    >
      {payOutside
        ? 'Players pay you at the door until you connect payouts.'
        : 'Players can’t pay you by card until you connect payouts.'}
    </Alert>
  );
}
