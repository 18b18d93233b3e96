import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { keepForReturn, takeKept } from '#web/app/session/kept-for-return.ts';
import { storedSession } from '#web/app/session/session-token.ts';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { kimOfIt, organizationAnswers, organizationId } from '../support/teams/organizations.ts';
import { kim, teamAnswers, teamId } from '../support/teams/teams.ts';

const anew = vi.hoisted(() => ({ signInAnew: vi.fn(), signInWithCode: vi.fn() }));
vi.mock('#web/app/session/session-anew.ts', () => anew);

const user = userEvent.setup({ delay: null });
const tooOld = () => Response.json({ code: 'signIn.tooOld', title: '', status: 403 }, { status: 403 });
const named = (name: string) => Object.assign(new Error(name), { name });

let isFresh = false;
const signsIn = async () => {
  isFresh = true;
  signInAs('ana', 60);
  return 'signedIn';
};
/** Refused until the user has signed in anew. */
const onceFresh = (answer: object) => () => (isFresh ? answer : tooOld());

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => {
  isFresh = false;
  signInAs();
  anew.signInAnew.mockReset().mockImplementation(signsIn);
  anew.signInWithCode.mockReset().mockImplementation(signsIn);
});

const answersOf = (me = aPlayer()) => ({
  'GET /api/accounts/me': me,
  'GET /api/accounts/me/alternate-emails': { emails: [] },
  'GET /api/public/places/cities': { cities: [] },
  'GET /api/accounts/me/sessions': { sessions: [] },
  'GET /api/teams/mine': { teams: [] },
});
const changing = 'POST /api/accounts/me/email';
const address = 'new@people.example';
const done = `We sent a link to ${address}. Open it within a day.`;

const askForAddress = async (me = aPlayer()) => {
  const app = await openApp('/settings', { ...answersOf(me), [changing]: onceFresh({ status: 'told' }) });
  await user.type(await screen.findByLabelText('New email address'), address);
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Confirm it’s you' })) };
};

describe('an act that needs a fresh sign-in', () => {
  it('is done once the password is right, without leaving the page', async () => {
    const { dialog, sent, path } = await askForAddress();
    await user.type(await dialog.findByLabelText('Your password'), 'rain or shine{Enter}');
    expect(await screen.findByText(done)).toBeTruthy();
    expect(anew.signInAnew).toHaveBeenCalledWith('rain or shine');
    const [first, second] = sent.filter(({ call }) => call === changing);
    expect(second).toMatchObject({ body: { email: address }, token: `Bearer ${storedSession()?.accessToken}` });
    expect(second?.token).not.toBe(first?.token);
    expect(path()).toBe('/settings');
  });

  it('says at the field that the password is wrong, and keeps everything else', async () => {
    anew.signInAnew.mockRejectedValueOnce(named('NotAuthorizedException'));
    const { dialog } = await askForAddress();
    await user.type(await dialog.findByLabelText('Your password'), 'sunny');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Wrong password.')).toBeTruthy();
    expect(storedSession()).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe(address);
    const field = dialog.getByLabelText<HTMLInputElement>('Your password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, 'rain or shine{Enter}');
    expect(await screen.findByText(done)).toBeTruthy();
  });

  it('wants something typed', async () => {
    const { dialog } = await askForAddress();
    await dialog.findByLabelText('Your password');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Enter your password.')).toBeTruthy();
    expect(anew.signInAnew).not.toHaveBeenCalled();
  });

  it('asks for the code of the second factor where the account has one', async () => {
    anew.signInAnew.mockResolvedValue('codeNeeded');
    anew.signInWithCode.mockRejectedValueOnce(named('CodeMismatchException'));
    const { dialog } = await askForAddress();
    await user.type(await dialog.findByLabelText('Your password'), 'rain or shine{Enter}');
    await user.type(await dialog.findByLabelText('Code'), '111111{Enter}');
    expect(await dialog.findByText('That code isn’t right. Try the latest one.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(done)).toBeTruthy();
    expect(anew.signInWithCode).toHaveBeenLastCalledWith('123456');
  });

  it('begins with the password again when the code came too late', async () => {
    anew.signInAnew.mockResolvedValue('codeNeeded');
    anew.signInWithCode.mockRejectedValueOnce(named('NotAuthorizedException'));
    const { dialog } = await askForAddress();
    await user.type(await dialog.findByLabelText('Your password'), 'rain or shine{Enter}');
    await user.type(await dialog.findByLabelText('Code'), '111111{Enter}');
    expect(await dialog.findByText('That took too long. Enter your password again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
  });

  it('is left undone by a user who would rather not', async () => {
    const { dialog, sent } = await askForAddress();
    await dialog.findByLabelText('Your password');
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Sign in again to do that.')).toBeTruthy();
    expect(sent.filter(({ call }) => call === changing)).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe(address);
  });
});

describe('a user who signs in with Google alone', () => {
  it('is sent there, and finds what was typed when they come back', async () => {
    const { dialog } = await askForAddress(aPlayer({ signIns: ['google'] }));
    expect(await dialog.findByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Sign in with Google first.')).toBeTruthy();
    keepForReturn();
    await openApp('/settings', answersOf());
    const fields = await screen.findAllByLabelText<HTMLInputElement>('New email address');
    expect(fields.at(-1)?.value).toBe(address);
  });

  it('finds nothing that someone else left, and nothing old', async () => {
    await askForAddress(aPlayer({ signIns: ['google'] }));
    const Typed = z.object({ email: z.string() });
    keepForReturn();
    expect(takeKept('new address', Typed, Date.now() + 11 * 60_000)).toBeUndefined();
    keepForReturn();
    signInAs('someone-else');
    expect(takeKept('new address', Typed)).toBeUndefined();
    keepForReturn();
    expect(takeKept('new address', Typed)).toEqual({ email: address });
    expect(takeKept('new address', Typed)).toBeUndefined();
  });
});

describe('a dialog that confirms', () => {
  it('asks for the password itself before an account is deleted', async () => {
    const deleting = 'POST /api/accounts/me/deletion';
    const { sent } = await openApp('/settings', {
      ...answersOf(),
      [deleting]: () => (isFresh ? new Response('{}', { status: 500 }) : tooOld()),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const typed = await screen.findByLabelText<HTMLInputElement>('Type DELETE to confirm');
    await waitFor(() => expect(typed.disabled).toBe(false));
    await user.type(typed, 'DELETE');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.type(await screen.findByLabelText('Your password'), 'rain or shine{Enter}');
    await waitFor(() => expect(sent.filter(({ call }) => call === deleting)).toHaveLength(2));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(typed.value).toBe('DELETE');
  });

  it('asks for it at once where the sign-in is known to be old', async () => {
    const offer = `PUT /api/teams/${teamId}/ownership`;
    const answers = { ...signedIn(), ...teamAnswers, [offer]: { until: '2031-07-01T12:00:00.000Z' } };
    signInAs('ana', 15, 6);
    const { sent } = await openApp(`/team/${teamId}?tab=manage`, answers);
    await user.click(await screen.findByRole('button', { name: 'More for Kim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make Kim the owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Make Kim the owner/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'I want to leave the community' }));
    await user.type(await dialog.findByLabelText('Your password'), 'rain or shine');
    expect(sent.map(({ call }) => call)).not.toContain(offer);
    await user.click(dialog.getByRole('button', { name: 'Send offer' }));
    const body = { userId: kim.userId, isLeaving: true };
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ call: offer, body })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for it where an organization changes hands', async () => {
    const handOver = `PUT /api/teams/organizations/${organizationId}/owner`;
    const { sent } = await openApp(`/organization/${organizationId}/manage`, {
      ...signedIn(),
      ...organizationAnswers,
      [handOver]: onceFresh({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Make Kim the owner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make owner' }));
    await user.type(await dialog.findByLabelText('Your password'), 'rain or shine{Enter}');
    await waitFor(() => expect(sent.filter(({ call }) => call === handOver)).toHaveLength(2));
    expect(sent.findLast(({ call }) => call === handOver)?.body).toEqual({ userId: kimOfIt.userId });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
