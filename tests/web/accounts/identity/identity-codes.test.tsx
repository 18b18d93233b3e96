import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPending } from '#web/app/features/accounts/identity/pending-sign-up.ts';
import { keepAttempt } from '#web/app/features/accounts/identity/sign-up-attempt.ts';
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

const named = (name: string) => Object.assign(new Error(name), { name });

const user = userEvent.setup({ delay: null });

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

const press = async (name: string) => user.click(screen.getByRole('button', { name }));

const fill = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);

beforeEach(() => {
  for (const fake of Object.values(identity))
    if (vi.isMockFunction(fake)) fake.mockReset().mockResolvedValue(undefined);
});

describe('verifying an address', () => {
  const enter = async () => {
    const app = await openApp('/verify-email?email=ana%40example.com&code=123456');
    await h1('Verify your email');
    await press('Verify');
    return app;
  };

  const attempt = 'the-secret-of-this-browser';

  it('from the link in the mail only takes a press of the button, in the browser that signed up', async () => {
    keepAttempt('ana@example.com', attempt);
    const app = await enter();
    await waitFor(() => expect(app.path()).toBe('/auth/login'));
    expect(identity.confirmEmail).toHaveBeenCalledWith('ana@example.com', '123456', attempt);
    expect(identity.sendResetCode).not.toHaveBeenCalled();
  });

  const choosesPassword = async (path: () => string) => {
    await h1('Choose a password');
    expect(screen.getByText('Your address is confirmed. Now choose a password.')).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@example.com');
    expect(identity.sendResetCode).toHaveBeenCalledWith('ana@example.com');
    expect(path()).toContain('step=code');
    await fill('Code', '654321');
    await fill('New password', 'another horse entirely');
    await press('Change the password');
    await waitFor(() => expect(path()).toBe('/auth/login'));
    expect(identity.setNewPassword).toHaveBeenCalledWith('ana@example.com', '654321', 'another horse entirely');
  };

  it('in another browser than the one that signed up leads to choosing a password', async () => {
    keepAttempt('somebody.else@example.com', attempt);
    const app = await enter();
    await choosesPassword(app.path);
    expect(identity.confirmEmail).toHaveBeenCalledWith('ana@example.com', '123456', undefined);
  });

  it('whose password another user replaced in between leads to choosing a password', async () => {
    keepAttempt('ana@example.com', attempt);
    rememberPending('ana@example.com', 'correct horse battery');
    identity.signInWithPassword.mockRejectedValue(named('NotAuthorizedException'));
    const app = await openApp('/verify-email');
    await h1('Verify your email');
    await fill('Code', '123456');
    await press('Verify');
    await choosesPassword(app.path);
  });

  it('leads to asking for the code where it could not be sent at once', async () => {
    identity.sendResetCode.mockRejectedValueOnce(named('LimitExceededException'));
    const app = await enter();
    await h1('Choose a password');
    expect(app.path()).toContain('step=address');
    await press('Send the code');
    await waitFor(() => expect(app.path()).toContain('step=code'));
    expect(screen.getByText('Your address is confirmed. Now choose a password.')).toBeTruthy();
  });

  it('and being cut off from the sign-in leads to the sign-in page', async () => {
    rememberPending('ana@example.com', 'correct horse battery');
    identity.signInWithPassword.mockRejectedValue(named('NetworkError'));
    const app = await enter();
    await waitFor(() => expect(app.path()).toBe('/auth/login'));
    expect(identity.sendResetCode).not.toHaveBeenCalled();
  });

  it.each([
    ['CodeMismatchException', /doesn't match our latest email/],
    ['ExpiredCodeException', /has expired: a code works for 24 hours/],
    ['LimitExceededException', /[Tt]oo many tries/],
  ])('that fails with %s says why', async (name, sentence) => {
    identity.confirmEmail.mockRejectedValue(named(name));
    await enter();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });

  it('twice leads to the sign-in page', async () => {
    const already = Object.assign(named('NotAuthorizedException'), { message: 'Current status is CONFIRMED' });
    identity.confirmEmail.mockRejectedValue(already);
    await enter();
    expect(await screen.findByText(/already verified/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0);
  });

  it('can ask for a new code', async () => {
    await openApp('/verify-email?email=ana%40example.com');
    await h1('Verify your email');
    await press('Send a new code');
    expect(await screen.findByText(/New code sent/)).toBeTruthy();
    expect(identity.sendCodeAgain).toHaveBeenCalledWith('ana@example.com');
  });
});

describe('a forgotten password', () => {
  it.each([undefined, 'UserNotFoundException'])('looks the same the user who has an account (%s)', async (error) => {
    if (error) identity.sendResetCode.mockRejectedValue(named(error));
    const app = await openApp('/auth/forgot-password');
    await h1('Forgot your password?');
    await fill('Email', 'ana@example.com');
    await press('Send the code');
    expect(await screen.findByText(/If that address has an account/)).toBeTruthy();
    expect(app.path()).toBe('/auth/forgot-password?step=code');
  });

  it('is replaced with the code from the mail', async () => {
    const app = await openApp('/auth/forgot-password?step=code&email=ana%40example.com');
    await h1('Forgot your password?');
    await fill('Code', '654321');
    await fill('New password', 'another horse entirely');
    await press('Change the password');
    expect(await screen.findByText(/Password changed/)).toBeTruthy();
    expect(app.path()).toBe('/auth/login');
    expect(identity.setNewPassword).toHaveBeenCalledWith('ana@example.com', '654321', 'another horse entirely');
  });
});
