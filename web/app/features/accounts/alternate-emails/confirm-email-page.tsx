import { accounts } from '#shared/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MailedLinkPage, readToken } from '../identity/mailed-link-page.tsx';

export const loader = readToken;

async function confirm(sent: { readonly token: string }) {
  const { email } = await operations(accounts).confirmAlternateEmail(sent);
  return `${email} is confirmed.`;
}

/** Where the link in the confirmation mail of an alternate address leads. */
export const Component = () => (
  <MailedLinkPage
    confirm={confirm}
    title="Confirm this address"
    instruction="Confirm that this email is yours."
    onward={<AppLink to={paths.settings()}>Open your settings</AppLink>}
  />
);
