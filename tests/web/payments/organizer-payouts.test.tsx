import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, openApp, signInAs } from '../support/app.tsx';
import { anActiveAccount, noPayouts, payoutsOf, refused } from '../support/payments/payouts.ts';
import { withoutPlans } from '../support/payments/plans.ts';
import { aPlayer } from '../support/people/people.ts';
import { anOrganizationShown } from '../support/teams/organizations.ts';
import { aTeamShown } from '../support/teams/teams.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const withRole = (role: string): Answers => ({
  'GET /api/teams/me/communities': { teams: [{ team: aTeamShown(), roles: [role] }] },
});
const hosts: Answers = { ...noPayouts(), ...withRole('owner') };
const open = (answers: Answers, search = '') =>
  openApp(`/settings?tab=payments${search}`, { 'GET /api/accounts/me': aPlayer(), ...withoutPlans, ...answers });
const heading = () => screen.findByRole('heading', { name: 'Organizer Payouts' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const says = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));

describe('who sees payouts', () => {
  it('shows none to people who organize nothing', async () => {
    await open(noPayouts());
    expect(await screen.findByRole('heading', { name: 'Your Subscriptions' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Organizer Payouts' })).toBeNull();
  });

  it.each([
    ['owns a community', withRole('owner')],
    ['keeps the money of a community', withRole('treasurer')],
    [
      'owns an organization',
      {
        'GET /api/teams/me/organizations': {
          organizations: [{ organization: anOrganizationShown(), roles: ['orgOwner'], may: [] }],
          mayCreate: false,
        },
      },
    ],
  ])('shows them to a player who %s', async (_, answers) => {
    await open({ ...noPayouts(), ...answers });
    expect(await heading()).toBeDefined();
  });
});

describe('connecting', () => {
  it('asks for the country, US first, and leads to Stripe', async () => {
    const assign = vi.fn();
    const app = await open({
      ...hosts,
      'POST /api/payments/account/links': { url: 'https://connect.stripe.com/setup/x' },
    });
    await heading();
    vi.stubGlobal('location', { ...location, href: location.href, origin: location.origin, assign });
    await press('Connect');
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Stripe' }));
    expect(dialog.getByRole('button', { name: /Home Country/ }).textContent).toContain('United States');
    await user.click(dialog.getByRole('button', { name: 'Create a new Stripe account' }));
    await says('Taking you to Stripe');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.stripe.com/setup/x'));
    expect(app.sent.find(({ call }) => call.endsWith('/links'))?.body).toEqual({ type: 'new', country: 'US' });
    vi.unstubAllGlobals();
  });

  it('says that linking went wrong', async () => {
    await open({ ...hosts, 'POST /api/payments/account/links': refused(503, 'payout.unreachable') });
    await press('Connect');
    await press('Link a Stripe account you have');
    await says('Something went wrong linking Stripe account');
  });
});

describe('coming back from Stripe', () => {
  const linked = { stripeId: 'acct_1', stripeChargesEnabled: true, stripeDetailsSubmitted: true };
  const answer = (number: number) => `&code=code_acct_${number}&state=${'s'.repeat(43)}`;

  it('links the account once, and takes code and state out of the address first', async () => {
    const seen: string[] = [];
    const app = await open(
      {
        ...payoutsOf(anActiveAccount()),
        'POST /api/payments/account/oauth': () => {
          seen.push(app.path());
          return linked;
        },
      },
      answer(1),
    );
    await says('Successfully linked Stripe account');
    expect(app.path()).toBe('/settings?tab=payments');
    expect(app.sent.filter(({ call }) => call.endsWith('/oauth'))).toHaveLength(1);
  });

  it('says that the code was no good', async () => {
    await open({ ...hosts, 'POST /api/payments/account/oauth': refused(400, 'payout.codeInvalid') }, answer(2));
    await says('Something went wrong linking stripe account from authorization code');
  });

  it('asks Stripe how the account is now', async () => {
    const app = await open(
      { ...payoutsOf(anActiveAccount()), 'POST /api/payments/account/refresh': anActiveAccount() },
      '&stripe=returned',
    );
    await waitFor(() => expect(app.sent.map(({ call }) => call)).toContain('POST /api/payments/account/refresh'));
    expect(app.path()).toBe('/settings?tab=payments');
  });
});

describe('a linked account', () => {
  it('shows when Stripe pays next, how often and where to', async () => {
    const next = { amountMinor: 16_300, arrivesOn: '2026-12-07', balanceMinor: 0, currency: 'USD', bankLast4: '6789' };
    await open({ ...payoutsOf(anActiveAccount()), 'GET /api/payments/account/next-payout': next });
    await says('$163.00 · Mon, Dec 7');
    for (const text of ['Active', 'Every Monday', 'ending 6789', 'United States · USD']) await says(text);
  });

  it('says what Stripe still needs as sentences, never as keys', async () => {
    const requirements = { currently_due: ['individual.ssn_last_4', 'external_account'], past_due: [] };
    await open(payoutsOf(anActiveAccount({ status: 'incomplete', stripeDetailsSubmitted: false, requirements })));
    await says('Incomplete');
    await says('Add the last 4 digits of your Social Security number');
    await says('Add the bank account for your payouts');
    expect(document.body.textContent).not.toContain('ssn_last_4');
    expect(await screen.findByRole('button', { name: 'Finish setup' })).toBeDefined();
  });

  it('says what stopped and by when, where Stripe restricted it', async () => {
    const requirements = { currently_due: [], past_due: ['external_account'], due_by: '2026-12-09T18:00:00.000Z' };
    await open(payoutsOf(anActiveAccount({ status: 'restricted', requirements })));
    await says('Stripe paused this account');
    await says('Restricted');
  });

  it('says until when card payments wait after a change', async () => {
    const heldUntil = new Date(Date.now() + 3_600_000).toISOString();
    await open(payoutsOf(anActiveAccount({ heldUntil, takesPayments: false })));
    await says('Card payments start soon');
  });

  it('offers to connect again where the owner ended our access in Stripe', async () => {
    await open(payoutsOf(anActiveAccount({ status: 'disconnected', disconnectedBy: 'provider' })));
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeDefined();
  });
});

describe('unlinking', () => {
  const question = 'Unlink your Stripe account? You will not be able to take payments until you link one again.';
  const unlink = async () => {
    await press('Unlink');
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Stripe account' }));
    await says(question);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  };

  it('asks in the words of the specification, and says that it is done', async () => {
    await open({ ...payoutsOf(anActiveAccount()), 'DELETE /api/payments/account': true });
    await unlink();
    await says('Your Stripe account was unlinked successful.');
  });

  it('says that it failed', async () => {
    await open({ ...payoutsOf(anActiveAccount()), 'DELETE /api/payments/account': refused(503, 'server.busy') });
    await unlink();
    await says('Failed to unlink your Stripe account, please try again.');
  });

  it('names what still needs the account', async () => {
    const uses = [
      { kind: 'dispute', title: 'Disputed payment of $12.66', href: 'https://dashboard.stripe.com/disputes/dp_1' },
    ];
    await open({ ...payoutsOf(anActiveAccount()), 'GET /api/payments/account/uses': { uses } });
    await press('Unlink');
    await says('Disputed payment of $12.66');
  });
});
