import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type Sent, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const path = '/api/accounts/me/alternate-emails';

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const open = async (answers = {}) => {
  const app = await openApp('/settings', {
    'GET /api/accounts/me': aPlayer(),
    [`GET ${path}`]: { emails: [{ email: 'old@example.com', isVerified: true }] },
    'GET /api/public/places/cities': { cities: [] },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Alternate emails' });
  return app;
};
const field = () => screen.getByLabelText('Another address');
const isDisabled = () => {
  const button = screen.getByRole('button', { name: 'Add' }) as HTMLButtonElement;
  return button.disabled || button.getAttribute('aria-disabled') === 'true';
};

describe('alternate emails', () => {
  it('are added without the spaces around them, and said to be updated', async () => {
    let emails = [{ email: 'old@example.com', isVerified: true }];
    const app = await open({
      [`GET ${path}`]: () => ({ emails }),
      [`POST ${path}`]: ({ body }: Sent) => {
        emails = [...emails, { email: (body as { email: string }).email, isVerified: false }];
        return { emails };
      },
    });
    await user.type(field(), '  new@example.com ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Alternate emails updated successfully')).toBeTruthy();
    expect(await screen.findByText('new@example.com')).toBeTruthy();
    expect(screen.getByText('Not confirmed yet')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === `POST ${path}`)?.body).toEqual({ email: 'new@example.com' });
  });

  it.each([
    ['nonsense', 'Please enter a valid email address.'],
    ['OLD@example.com', 'This email is already added'],
    ['ana@example.com', 'This email is already added'],
  ])('cannot be %s', async (text, words) => {
    await open();
    await user.type(field(), text);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });

  it('cannot be added while there is nothing typed, and while one is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await open({ [`POST ${path}`]: () => promise });
    expect(isDisabled()).toBe(true);
    await user.type(field(), 'new@example.com');
    expect(isDisabled()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(field(), 'newer@example.com');
    await waitFor(() => expect(isDisabled()).toBe(true));
    resolve({ emails: [] });
    expect(await screen.findByText('Alternate emails updated successfully')).toBeTruthy();
  });

  it('say when they could not be updated', async () => {
    await open({
      [`DELETE ${path}/old%40example.com`]: () => Response.json({ code: 'request.invalid' }, { status: 400 }),
    });
    await user.click(screen.getByRole('button', { name: 'Remove old@example.com' }));
    expect(await screen.findByText('Failed to update alternate emails')).toBeTruthy();
  });

  it('are confirmed by a press, not by opening the link', async () => {
    const confirmation = 'POST /api/public/accounts/alternate-emails/confirmation';
    const app = await openApp('/alternate-email?token=t0', {
      'GET /api/accounts/me': aPlayer(),
      [confirmation]: { email: 'new@example.com' },
    });
    const press = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(app.sent.some(({ call }) => call === confirmation)).toBe(false);
    await user.click(press);
    expect(await screen.findByText('new@example.com is confirmed.')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === confirmation)?.body).toEqual({ token: 't0' });
  });
});
