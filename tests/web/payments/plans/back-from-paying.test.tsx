import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../support/app.tsx';
import { openPayments } from '../../support/payments/payments-tab.ts';

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

describe('on the way back from paying', () => {
  const settled = (status: string) => ({ 'POST /api/payments/plan-checkouts/cs_1/settle': { status } });
  const back = (query: string, status: string) =>
    openPayments(
      { ...settled(status), 'POST /api/payments/plan-checkouts/cs_1': { status } },
      `/settings?tab=payments&${query}&checkout=cs_1`,
    );

  it.each([
    ['redirect_status=succeeded', 'Congratulations, Payment was successful!'],
    ['paymentsuccessful=true', 'Payment successful! Your subscription has been activated.'],
  ])('reads the record after %s, and says: %s', async (query, words) => {
    const app = await back(query, 'active');
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/settings?tab=payments'));
  });

  it('says that nothing is confirmed where the record does not say so', async () => {
    await back('redirect_status=succeeded', 'open');
    expect(await screen.findByText(/^Your payment isn’t confirmed yet/)).toBeTruthy();
    expect(screen.queryByText('Congratulations, Payment was successful!')).toBeNull();
  });
});
