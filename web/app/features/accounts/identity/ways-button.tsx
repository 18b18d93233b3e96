import Button from '@cloudscape-design/components/button';
import { accounts } from '#shared/accounts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface WaysButtonProps {
  /** The address that stands in the form; undefined, with its message shown, while it is not one. */
  readonly email: () => Promise<string | undefined>;
}

/** Has the ways to sign in mailed to the owner of the address, and tells nobody else (R-AUTH-03, decision D11). */
export function WaysButton({ email }: WaysButtonProps) {
  const { run, isRunning } = useOperation(accounts, 'checkSignInMethods', {
    onDone: () => notify('info', 'If that address has an account, a mail says how to sign in to it.'),
    rereads: false,
  });
  const ask = async () => {
    const valid = await email();
    if (valid) await run({ email: valid });
  };
  return (
    <Button formAction="none" variant="inline-link" loading={isRunning} onClick={() => void ask()}>
      Forgot how you joined?
    </Button>
  );
}
