import { accounts } from '#shared/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MailedLinkPage, readToken } from '../mailed-link-page.tsx';

export const loader = readToken;

async function confirm(sent: { readonly token: string }) {
  const { email } = await operations(accounts).confirmEmailChange(sent);
  // Every session has ended; if one was open here, this browser forgets it.
  clearStoredSession();
  forgetMe();
  return `You now sign in with ${email}. We signed you out on all your devices.`;
}

/** Where the link leads that is mailed to a new address. */
export const Component = () => (
  <MailedLinkPage
    confirm={confirm}
    title="Confirm your new email address"
    consequence="You’ll sign in with this address. We’ll sign you out on all your devices."
    onward={<AppLink to={paths.login()}>Sign in</AppLink>}
  />
);
