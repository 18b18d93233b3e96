import Button from '@cloudscape-design/components/button';
import { useFetcher } from 'react-router';

interface WaysButtonProps {
  /** The address that stands in the form; undefined, with its message shown, while it is not one. */
  readonly email: () => Promise<string | undefined>;
}

/** Has the ways to sign in mailed to the owner of the address, and tells nobody else (R-AUTH-03, decision D11). */
export function WaysButton({ email }: WaysButtonProps) {
  const fetcher = useFetcher();
  const ask = async () => {
    const askFor = await email();
    if (askFor) await fetcher.submit({ askFor }, { method: 'post', encType: 'application/json' });
  };
  return (
    <Button formAction="none" variant="inline-link" loading={fetcher.state !== 'idle'} onClick={() => void ask()}>
      Forgot how you joined?
    </Button>
  );
}
