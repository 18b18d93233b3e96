import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { paths } from '#web/app/router/paths.ts';
import { logOutFromMenu } from '#web/app/session/log-out.ts';

const signInAgain = () => void logOutFromMenu(() => location.assign(paths.login(paths.settings())));

/** What cannot be undone needs a fresh sign-in, in case somebody else sits at an open screen. */
export const SignInAgain = () => (
  <Alert type="warning" action={<Button onClick={signInAgain}>Sign in again</Button>}>
    You signed in more than five minutes ago. Sign in again, then delete your account.
  </Alert>
);
