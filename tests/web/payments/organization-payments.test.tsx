import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openApp } from '../support/app.tsx';
import { anActiveAccount } from '../support/payments/payouts.ts';
import { signedIn } from '../support/signed-in.ts';

const organizationId = 'org_01HZZZZZZZZZZZZZZZZZZZZZZZ';
const path = `/organization/${organizationId}/payments`;
const account = `/api/payments/organizations/${organizationId}/account`;
const user = userEvent.setup({ delay: null });
const open = (payouts: object, more: object = {}, query = '') =>
  openApp(`${path}${query}`, {
    ...signedIn(),
    [`GET ${account}`]: { name: 'Oak Club', isPaid: true, ...payouts },
    [`GET ${account}/uses`]: { uses: [] },
    [`GET ${account}/next-payout`]: { balanceMinor: 4200, currency: 'USD' },
    ...more,
  });

it('connects an account for the organization, and not for the reader', async () => {
  const assign = vi.fn();
  const app = await open({}, { [`POST ${account}/links`]: { url: 'https://connect.stripe.com/setup' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payments of Oak Club' })).toBeTruthy();
  vi.stubGlobal('location', { ...location, href: location.href, origin: location.origin, assign });
  await user.click(await screen.findByRole('button', { name: 'Connect' }));
  await user.click(await screen.findByRole('button', { name: 'Create a new Stripe account' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.stripe.com/setup'));
  expect(app.sent.find(({ call }) => call === `POST ${account}/links`)?.body).toEqual({ type: 'new', country: 'US' });
  vi.unstubAllGlobals();
});

it('shows what the organization is paid next, and unlinks its account', async () => {
  const app = await open({ account: anActiveAccount() }, { [`DELETE ${account}`]: true });
  expect(await screen.findByText('$42.00 with the next one')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unlink' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Stripe account' }));
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === `DELETE ${account}`)).toBe(true));
});

it('asks how the account is now for who comes back from Stripe, once', async () => {
  const refresh = `POST ${account}/refresh`;
  const app = await open({ account: anActiveAccount() }, { [refresh]: anActiveAccount() }, '?stripe=returned');
  await waitFor(() => expect(app.sent.filter(({ call }) => call === refresh)).toHaveLength(1));
  expect(app.path()).toBe(path);
});

it('says that each community is paid by itself where the organization does not bill', async () => {
  await open({ isPaid: false });
  expect(await screen.findByText('Each community is paid by itself')).toBeTruthy();
});

it('speaks of the communities and the organization, and not of the reader', async () => {
  const { view } = await open({});
  expect(await screen.findByText(/players pay the communities .* straight to the organization’s bank\./)).toBeTruthy();
  view.unmount();
  const requirements = { currently_due: [], past_due: ['individual.id_number'] };
  await open({ account: anActiveAccount({ status: 'restricted', requirements }) });
  expect(await screen.findByText(/^Players can’t pay the communities by card/)).toBeTruthy();
  expect(screen.queryByText(/pay you/)).toBe(null);
});
