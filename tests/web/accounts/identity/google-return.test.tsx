import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';

const identity = vi.hoisted(() => ({
  signInWithPassword: vi.fn(),
  signInWithGoogle: vi.fn(),
  confirmEmail: vi.fn(),
  sendCodeAgain: vi.fn(),
  sendResetCode: vi.fn(),
  setNewPassword: vi.fn(),
  google: Promise.resolve('failed'),
}));

vi.mock('#web/app/session/session.ts', () => identity);
const user = userEvent.setup({ delay: null });
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  for (const fake of Object.values(identity))
    if (vi.isMockFunction(fake)) fake.mockReset().mockResolvedValue(undefined);
});

describe('coming back from Google', () => {
  it('needs leaving for Google first, and remembers where the person was going', async () => {
    await openApp('/auth/login?next=%2Fprofile%2Fcomplete');
    await h1('Sign in');
    await press('Continue with Google');
    await waitFor(() => expect(identity.signInWithGoogle).toHaveBeenCalled());
    expect(sessionStorage.getItem('rovers.returnAfterGoogle')).toBe('/profile/complete');
  });

  it.each([
    ['unverified', 'Google has not verified that address'],
    ['link-required', 'That address already has a password here'],
  ])('with the reason %s explains what to do', async (reason, header) => {
    await openApp(`/auth/dialog?error=invalid_request&error_description=PreSignUp+failed+with+error+${reason}.`);
    expect(await screen.findByText(header)).toBeTruthy();
  });

  it('after cancelling says so', async () => {
    await openApp('/auth/dialog?error=access_denied');
    expect(await screen.findByText('The sign-in was canceled.')).toBeTruthy();
  });
});
