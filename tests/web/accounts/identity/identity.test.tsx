import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aNewcomer, aPlayer } from '../../support/people/people.ts';

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

const homeAnswers = { 'GET /api/accounts/me': aPlayer(), 'GET /api/events/mine': { events: [] } };
const signsIn = async () => {
  signInAs();
  return 'signedIn';
};
describe('signing in', () => {
  const signIn = async (query = '', answers = {}) => {
    const app = await openApp(`/auth/login${query}`, answers);
    await h1('Sign in');
    await fill('Email', 'Ana@Example.com');
    await fill('Password', 'correct horse battery');
    await press('Sign in');
    return app;
  };

  it('leads to where the person was going', async () => {
    identity.signInWithPassword.mockImplementation(signsIn);
    const app = await signIn('?next=%2Fprofile%2Fcomplete', homeAnswers);
    await h1('Settings');
    expect(app.path()).toBe('/profile/complete');
    expect(identity.signInWithPassword).toHaveBeenCalledWith('ana@example.com', 'correct horse battery');
  });

  it('leads to the profile first while that is incomplete', async () => {
    identity.signInWithPassword.mockImplementation(signsIn);
    const app = await signIn('', { 'GET /api/accounts/me': aNewcomer() });
    await h1('More Information');
    expect(app.path()).toBe('/profile/complete?next=%2Fhome');
  });

  it('leads a player with a name on, and asks for the profile later', async () => {
    identity.signInWithPassword.mockImplementation(signsIn);
    const named = { ...aPlayer(), hasAdditionalInfo: false };
    const app = await signIn('?next=%2Fdiscover', { ...homeAnswers, 'GET /api/accounts/me': named });
    await waitFor(() => expect(app.path()).toBe('/discover'));
  });

  it('asks a player without a name for it first', async () => {
    identity.signInWithPassword.mockImplementation(signsIn);
    const app = await signIn('?next=%2Fdiscover', { 'GET /api/accounts/me': aNewcomer() });
    await h1('More Information');
    expect(app.path()).toBe('/profile/complete?next=%2Fdiscover');
  });

  it('goes home when the address asks for somewhere else', async () => {
    identity.signInWithPassword.mockImplementation(signsIn);
    const app = await signIn('?next=%2F%2Fevil.test', homeAnswers);
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it.each([
    ['UserNotFoundException', 'Wrong email or password.'],
    ['NotAuthorizedException', 'Wrong email or password.'],
    ['TooManyRequestsException', /[Tt]oo many tries/],
    ['Surprise', "That didn't work. Please try again."],
  ])('that fails with %s says so above the button', async (name, sentence) => {
    identity.signInWithPassword.mockRejectedValue(named(name));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  });

  it('with an address that is not verified leads to the page that verifies it', async () => {
    identity.signInWithPassword.mockResolvedValue('unconfirmed');
    await signIn();
    await h1('Verify your email');
    expect(await screen.findByText('Email is not verified')).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@example.com');
  });

  it('says what is missing and sends nothing', async () => {
    await openApp('/auth/login');
    await h1('Sign in');
    await press('Sign in');
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    expect(identity.signInWithPassword).not.toHaveBeenCalled();
  });

  it('can have the ways to sign in mailed to the owner of the address', async () => {
    const app = await openApp('/auth/login', { 'POST /api/public/accounts/auth/methods': { status: 'told' } });
    await h1('Sign in');
    await press('Forgot how you joined?');
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    await fill('Email', 'Ana@Example.com');
    await press('Forgot how you joined?');
    expect(await screen.findByText(/If that address has an account/)).toBeTruthy();
    expect(app.sent.at(-1)).toMatchObject({
      call: 'POST /api/public/accounts/auth/methods',
      body: { email: 'ana@example.com' },
    });
  });

  it('connects the Google sign-in that was refused because the address has a password', async () => {
    identity.signInWithPassword.mockImplementation(signsIn);
    const { sent } = await signIn('?google=linkRequired', {
      ...homeAnswers,
      'POST /api/accounts/me/google': { connected: true },
    });
    expect(await screen.findByText(/Google is connected/)).toBeTruthy();
    expect(sent.map(({ call }) => call)).toContain('POST /api/accounts/me/google');
  });
});

describe('signing up', () => {
  const fillIn = async (answers = {}) => {
    const app = await openApp('/auth/sign-up', answers);
    await h1('Find a game near you, or get one going');
    await fill('Display name', 'Ana');
    await fill('Email', 'ana@example.com');
    await fill('Password', 'correct horse battery');
    return app;
  };

  it('needs the box to be ticked', async () => {
    const { sent } = await fillIn();
    await press('Sign up');
    expect(await screen.findByText(/Tick the box to go on/)).toBeTruthy();
    expect(sent.map(({ call }) => call)).not.toContain('POST /api/public/accounts/auth/sign-up');
  });

  it('leads to the code, and the code to being signed in', async () => {
    const app = await fillIn({ ...homeAnswers, 'POST /api/public/accounts/auth/sign-up': { status: 'told' } });
    await user.click(screen.getByRole('checkbox'));
    await press('Sign up');
    await h1('Verify your email');
    expect(app.sent.find(({ call }) => call === 'POST /api/public/accounts/auth/sign-up')?.body).toEqual({
      displayName: 'Ana',
      email: 'ana@example.com',
      password: 'correct horse battery',
      attempt: expect.stringMatching(/^[\w-]{43}$/),
      acceptsTermsAndIs13: true,
    });
    identity.signInWithPassword.mockImplementation(signsIn);
    await fill('Code', '123456');
    await press('Verify');
    expect(await screen.findByText('Email verified!')).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/home'));
    const signedUp = app.sent.find(({ call }) => call === 'POST /api/public/accounts/auth/sign-up');
    const { attempt } = Object(signedUp?.body);
    expect(identity.confirmEmail).toHaveBeenCalledWith('ana@example.com', '123456', attempt);
    expect(identity.signInWithPassword).toHaveBeenCalledWith('ana@example.com', 'correct horse battery');
  });

  it('with Google needs the box as well', async () => {
    await fillIn();
    await press('Continue with Google');
    expect(await screen.findByText(/Tick the box to go on/)).toBeTruthy();
    expect(identity.signInWithGoogle).not.toHaveBeenCalled();
  });

  it('puts what the server refuses beside the field', async () => {
    const refused = Response.json(
      { code: 'request.invalid', fields: { password: 'That password is easy to guess.' } },
      { status: 400 },
    );
    await fillIn({ 'POST /api/public/accounts/auth/sign-up': refused });
    await user.click(screen.getByRole('checkbox'));
    await press('Sign up');
    expect(await screen.findByText('That password is easy to guess.')).toBeTruthy();
  });
});
