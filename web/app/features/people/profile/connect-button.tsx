import Button from '@cloudscape-design/components/button';
import type { ConnectionState } from '#shared/people/connections/rules.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { useAskToConnect } from '../connections/use-ask-to-connect.ts';

interface ConnectButtonProps {
  readonly userId: string;
  readonly name: string;
  readonly state: ConnectionState | undefined;
}

/** How one stands to somebody, and asking them. */
export function ConnectButton({ userId, name, state }: ConnectButtonProps) {
  const { run, isRunning } = useAskToConnect(name);
  if (state === 'connected') return <AppLink to={paths.connect}>Connected</AppLink>;
  if (state === 'asked') return <AppLink to={paths.connect}>Asked to connect</AppLink>;
  if (state === 'askedBy') return <AppLink to={paths.connect}>Answer their request</AppLink>;
  return (
    <Button ariaLabel={`Connect with ${name}`} loading={isRunning} onClick={() => run({ userId })}>
      Connect
    </Button>
  );
}
