import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedSession } from '#web/app/session/session-token.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const pool = vi.hoisted(() => ({ signInWithPassword: vi.fn(), signInWithCode: vi.fn() }));
vi.mock('#web/app/session/session.ts', () => pool);

const user = userEvent.setup({ delay: null });
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7K2M-9QXA-41TV-C8Z${index}`);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const begun = { secret, uri: `otpauth://totp/Rovers:ana@people.example?issuer=Rovers&secret=${secret}` };
const refusal =
  (code: string, status: number, fields = {}) =>
  () =>
    Response.json({ code, title: '', status, fields }, { status });

const answersOf = (hasSecondFactor = false) => ({
  'GET /api/accounts/me': { ...aPlayer(), ...(hasSecondFactor && { hasSecondFactor }) },
  'GET /api/accounts/me/alternate-emails': { emails: [] },
  'GET /api/public/places/cities': { cities: [] },
  'GET /api/accounts/me/sessions': { sessions: [] },
  'GET /api/teams/mine': { teams: [] },
});

beforeEach(() => {
  signInAs();
  pool.signInWithPassword.mockReset().mockResolvedValue('codeNeeded');
  pool.signInWithCode.mockReset().mockResolvedValue(undefined);
});

describe('two-factor authentication in the settings', () => {
  it('is set up with a code of the app, and shows the recovery codes once', async () => {
    const { sent } = await openApp('/settings', {
      ...answersOf(),
      'POST /api/accounts/me/second-factor/secret': begun,
      'PUT /api/accounts/me/second-factor': { recoveryCodes },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor authentication' }));
    expect(dialog.getByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.type(dialog.getByLabelText('Code from your authenticator app'), '123 456{Enter}');
    const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    for (const code of recoveryCodes) expect(codes.getByText(code)).toBeTruthy();
    expect(sent.find(({ call }) => call === 'PUT /api/accounts/me/second-factor')?.body).toEqual({ code: '123456' });
    await user.click(codes.getByRole('button', { name: 'I saved them' }));
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull());
  });

  it('says at the field that a code is wrong', async () => {
    await openApp('/settings', {
      ...answersOf(),
      'POST /api/accounts/me/second-factor/secret': begun,
      'PUT /api/accounts/me/second-factor': refusal('factor.codeWrong', 400, { code: 'That code isn’t right.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Code from your authenticator app'), '000000{Enter}');
    expect(await screen.findByText('That code isn’t right.')).toBeTruthy();
  });

  it('asks for a code before it is turned off, and goes on once the code is right', async () => {
    let isGiven = false;
    const { sent } = await openApp('/settings', {
      ...answersOf(true),
      'DELETE /api/accounts/me/second-factor': () => (isGiven ? {} : refusal('auth.factorNeeded', 403)()),
      'POST /api/accounts/me/second-factor/confirmations': () => {
        isGiven = true;
        return { until: '2031-05-01T12:15:00.000Z' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const sure = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }));
    await user.click(sure.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText('Code from your authenticator app'), '123456{Enter}');
    expect(await screen.findByText('Two-factor authentication is off.')).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'DELETE /api/accounts/me/second-factor')).toHaveLength(2);
  });

  it('leads a player without an app to set one up', async () => {
    await openApp('/settings', {
      ...answersOf(),
      'POST /api/accounts/me/second-factor/secret': refusal('auth.factorNeeded', 403),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor authentication first' }));
    expect(dialog.getByRole('button', { name: 'Set it up' })).toBeTruthy();
  });
});

describe('signing in with a second factor', () => {
  const signIn = async () => {
    localStorage.clear();
    const app = await openApp('/auth/login', {
      'POST /api/public/accounts/auth/recovery': ({ body }: { body: { recoveryCode: string } }) =>
        body.recoveryCode === '7K2M9QXA41TVC8Z0' ? {} : refusal('factor.recoveryWrong', 400)(),
    });
    await user.type(await screen.findByLabelText('Email'), 'ana@people.example');
    await user.type(screen.getByLabelText('Password'), 'tandem kettle orbit{Enter}');
    return app;
  };

  it('asks for the code after the password, and says when it is wrong', async () => {
    pool.signInWithCode.mockRejectedValueOnce(Object.assign(new Error(), { name: 'CodeMismatchException' }));
    await signIn();
    const field = await screen.findByLabelText('Code from your authenticator app');
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText('That code isn’t right. Enter the one your app shows now.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(pool.signInWithCode).toHaveBeenLastCalledWith('123456'));
  });

  it('takes a recovery code instead, and then the password again', async () => {
    await signIn();
    await user.click(await screen.findByRole('button', { name: 'Lost your phone? Use a recovery code' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@people.example');
    await user.type(screen.getByLabelText('Recovery code'), '7k2m-9qxa-41tv-c8zo{Enter}');
    expect(await screen.findByText(/^Two-factor authentication is off\. Sign in/)).toBeTruthy();
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(storedSession()).toBeUndefined();
  });

  it('asks a session through Google for the code', async () => {
    await openApp('/auth/login?step=code&next=%2Fhome', {
      ...answersOf(),
      'GET /api/accounts/me': { state: 'factorNeeded', email: 'ana@people.example' },
      'POST /api/accounts/me/second-factor/confirmations': refusal('factor.codeUsed', 400, {
        code: 'Wait for the next code.',
      }),
    });
    await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
    expect(await screen.findByText('Wait for the next code.')).toBeTruthy();
  });
});
