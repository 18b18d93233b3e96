import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import { config } from '#web/app/session/config.ts';

/** Where mails and sign-ins are when the product runs on one machine; nothing anywhere else. */
export function LocalHelp() {
  if (!config().isLocal) return null;
  return (
    <Box color="text-body-secondary">
      On this machine: <Link href="/_local/mail">mails arrive here</Link>,{' '}
      <Link href="/_local/status">demo sign-ins are here</Link>.
    </Box>
  );
}
