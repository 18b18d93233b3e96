import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Sent, signInAs } from '../../support/app.tsx';
import { aPaidOrder } from '../../support/payments/orders.ts';
import { openPayments } from '../../support/payments/payments-tab.ts';
import { aSubscription, teamId } from '../../support/payments/plans.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

/** An address that jsdom can go to: of the page itself. */
const here = (mark: string) => `${location.href.replace(/#.*/, '')}#${mark}`;
const started = {
  eventId: 'e1',
  subscriptionId: 'sub_1',
  what: 'started',
  planId: 'pro',
  at: '2030-11-28T12:00:00.000Z',
  until: '2030-12-28T12:00:00.000Z',
  ownerName: 'Dawn Hoops',
};
const paying = { 'GET /api/payments/me/subscriptions': { subscriptions: [aSubscription()] } };
const block = async (name: string) => within(await screen.findByRole('region', { name }));
const bodiesOf = (app: Awaited<ReturnType<typeof openPayments>>, call: string) =>
  app.sent.filter((sent) => sent.call === call).map(({ body }) => body);
const openDialog = async (name = 'Organizer Pro') => {
  await user.click((await block(name)).getByRole('button', { name: /^Change/ }));
  return within(await screen.findByRole('dialog', { name: 'Change Plan' }));
};

describe('the payments tab without a plan', () => {
  it('leads to the transactions, except on the second platform', async () => {
    const here = await openPayments();
    const link = await screen.findByRole('link', { name: 'My Transactions' });
    expect(link.getAttribute('href')).toBe('/transactions');
    here.view.unmount();
    await openPayments({ 'GET /api/accounts/me': { ...aPlayer(), platform: 'meh' } });
    expect(await screen.findByRole('link', { name: 'View Invoices' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'My Transactions' })).toBe(null);
  });

  it('says that there is none, and leads to the pricing of each kind', async () => {
    await openPayments();
    for (const [name, address] of [
      ['Organizer Pro', '/organizer/pricing'],
      ['Member Plus', '/member/pricing'],
    ] as const) {
      const found = await block(name);
      expect(found.getByText('No active subscription found.')).toBeTruthy();
      expect(found.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe(address);
    }
    expect(screen.getByRole('heading', { name: 'Your Subscriptions' })).toBeTruthy();
    expect(screen.getByText('No payments yet.')).toBeTruthy();
  });

  it('shows no plans while they are off', async () => {
    await openPayments({ 'GET /api/public/admin/flags': { subscriptions: false, badges: true } });
    expect(await screen.findByRole('heading', { name: 'History' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Organizer Pro' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Manage Portal' })).toBeNull();
  });

  it('sends who chooses a plan to the page where it is paid, with nothing but the plan and the community', async () => {
    const app = await openPayments({ 'POST /api/payments/subscriptions': () => Response.json({ url: here('paid') }) });
    const dialog = await openDialog();
    expect(dialog.getByRole('button', { name: 'Current: Rookie' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Get started: Pro' }));
    await waitFor(() => expect(bodiesOf(app, 'POST /api/payments/subscriptions')).toEqual([{ planId: 'pro', teamId }]));
  });

  it('opens the cards of the kind that was chosen on a pricing page', async () => {
    await openPayments({}, '/settings?tab=payments&plan=user');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Plan' }));
    expect(dialog.getByText('$29')).toBeTruthy();
    expect(dialog.getByText('25 saved searches')).toBeTruthy();
  });
});

describe('the payments tab with a plan', () => {
  it('names the product, what it costs and when it renews, and leads to the portal', async () => {
    const app = await openPayments({ ...paying, 'POST /api/payments/me/portal-link': { url: here('portal') } });
    const found = await block('Organizer Pro');
    expect(await found.findByText('Organizer Pro', { selector: 'strong' })).toBeTruthy();
    expect(found.getByText('$19 a month. Renews on Dec 28, 2030.')).toBeTruthy();
    await user.click(found.getByRole('button', { name: 'Receipts and card' }));
    await waitFor(() => expect(bodiesOf(app, 'POST /api/payments/me/portal-link')).toHaveLength(1));
  });

  it('says N/A for a product that has no name, and until then that it loads', async () => {
    let answer = (_: Response) => {};
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    await openPayments({ ...paying, 'GET /api/public/payments/products/organizer-pro': () => waiting });
    expect(await screen.findByText('Loading...')).toBeTruthy();
    answer(Response.json({ code: 'plan.productNotFound' }, { status: 404 }));
    expect(await screen.findByText('N/A')).toBeTruthy();
  });

  it('shows what a change costs before it is confirmed, then says so and reads again after a second', async () => {
    const change = {
      changeId: 'pch_01HZZZZZZZZZZZZZZZZZZZZZZZ',
      from: 'pro',
      to: 'elite',
      proration: { amountMinor: 1_500, currency: 'USD' },
      validUntil: '2030-11-28T12:10:00.000Z',
      status: 'offered',
    };
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const call = `POST /api/payments/teams/${teamId}/plan-changes`;
    const app = await openPayments({ ...paying, [call]: change });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Get started: Elite' }));
    expect(
      await dialog.findByText(/You pay \$15 now for the rest of this month\. After that it’s \$49\/month\./),
    ).toBeTruthy();
    const reads = () => bodiesOf(app, 'GET /api/payments/me/subscriptions').length;
    const before = reads();
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('Successfully changed subscription!')).toBeTruthy();
    expect(bodiesOf(app, call)).toEqual([{ planId: 'elite' }, { planId: 'elite', changeId: change.changeId }]);
    expect(told).toHaveBeenCalledWith('changed');
    await waitFor(() => expect(reads()).toBeGreaterThan(before), { timeout: 2_000 });
  });

  it('ends a plan after saying until when it is there', async () => {
    const ended = aSubscription({ cancelAtPeriodEnd: true });
    const app = await openPayments({ ...paying, 'POST /api/payments/subscriptions/sub_1/cancellation': ended });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Get started: Rookie' }));
    expect(
      await dialog.findByText(/You have Organizer Pro until Dec 28, 2030\. After that the plan is Rookie\./),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('Successfully cancelled subscription!')).toBeTruthy();
    expect(bodiesOf(app, 'POST /api/payments/subscriptions/sub_1/cancellation')).toEqual([{ type: 'team' }]);
  });

  it('lists what became of subscriptions', async () => {
    await openPayments({ ...paying, 'GET /api/payments/me/subscription-events': { events: [started] } });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(history.getByText('Nov 28, 2030')).toBeTruthy();
    expect(history.getByText('Started')).toBeTruthy();
  });

  it('lists payments by card among them, newest first, and goes on where both lists go on', async () => {
    const order = (createdAt: string, title: string) => ({
      ...aPaidOrder,
      orderId: `ord_${createdAt.replaceAll(/\D/g, '').padStart(26, '0')}`,
      title,
      createdAt,
    });
    const newest = { orders: [order('2030-12-01T10:00:00.000Z', 'NEWER')], nextCursor: 'older' };
    const older = { orders: [order('2030-11-01T10:00:00.000Z', 'OLDER')] };
    await openPayments({
      ...paying,
      'GET /api/payments/me/subscription-events': { events: [started] },
      'GET /api/payments/orders': ({ search }: Sent) => Response.json(search.includes('older') ? older : newest),
    });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const lines = () => history.getAllByRole('listitem').map(({ textContent }) => textContent);
    // What is older than the end of the orders may have others before it.
    expect(lines()).toEqual([expect.stringContaining('NEWERReceipt$12.66Paid')]);
    await user.click(history.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[1]).toContain('Started');
    expect(lines()[2]).toContain('OLDER');
  });

  it('opens the portal', async () => {
    const app = await openPayments({ ...paying, 'POST /api/payments/me/customer-session': { url: here('portal') } });
    await user.click(await screen.findByRole('button', { name: 'Manage Portal' }));
    await waitFor(() => expect(bodiesOf(app, 'POST /api/payments/me/customer-session')).toHaveLength(1));
  });
});
