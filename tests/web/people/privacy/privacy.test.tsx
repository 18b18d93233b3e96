import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => signInAs());

const off = {
  messagesFromAnyone: false,
  publicBadges: false,
  publicOnlineStatus: false,
  publicUpcomingGames: false,
  nearbyPlayers: false,
};
const bo = { userId: '22222222-2222-4222-8222-222222222222', displayName: 'Bo', since: '2031-01-01T00:00:00.000Z' };
const al = { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Al' };
const problem = (code: ErrorCode) => () => Response.json({ code, currentVersion: 4 }, { status: errors[code].status });
const conversation = { conversationId: 'c1', title: 'Sunday run', isBlocked: true };

const open = (answers: object = {}) =>
  openApp('/settings?tab=privacy', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/people/me/privacy': { ...off, version: 3, conversations: [] },
    'GET /api/people/me/blocked': { people: [] },
    ...answers,
  });

const choose = async () => {
  await user.click(await screen.findByRole('button', { name: 'Block users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block users' }));
  await user.type(await dialog.findByLabelText('Email or user ID'), 'al@example.com');
  await user.click(dialog.getByRole('button', { name: 'Find' }));
  return dialog;
};

describe('the privacy tab', () => {
  it('saves the switches together, and says so', async () => {
    const app = await open({ 'PUT /api/people/me/privacy': { ...off, publicBadges: true, version: 4 } });
    await user.click(await screen.findByLabelText('Public badges'));
    await user.click(screen.getByRole('button', { name: 'Save privacy' }));
    expect(await screen.findByText('Privacy has been updated successfully.')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'PUT /api/people/me/privacy')?.body;
    expect(sent).toEqual({ ...off, publicBadges: true, version: 3 });
  });

  it('has no switch for badges where there are none, and keeps what was chosen', async () => {
    const chosen = { ...off, publicBadges: true };
    const app = await open({
      'GET /api/public/admin/flags': { subscriptions: true, badges: false },
      'GET /api/people/me/privacy': { ...chosen, version: 3, conversations: [] },
      'PUT /api/people/me/privacy': { ...chosen, publicUpcomingGames: true, version: 4 },
    });
    await user.click(await screen.findByLabelText('Public upcoming games'));
    expect(screen.queryByLabelText('Public badges')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save privacy' }));
    expect(await screen.findByText('Privacy has been updated successfully.')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'PUT /api/people/me/privacy')?.body;
    expect(sent).toEqual({ ...chosen, publicUpcomingGames: true, version: 3 });
  });

  it('leaves the choice when another window saved first', async () => {
    await open({ 'PUT /api/people/me/privacy': problem('record.changed') });
    await user.click(await screen.findByLabelText('Public badges'));
    await user.click(screen.getByRole('button', { name: 'Save privacy' }));
    expect(await screen.findByText('Another tab or device saved first')).toBeTruthy();
    expect((screen.getByLabelText('Public badges') as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Load what was saved' })).toBeTruthy();
  });

  it('shows the switches, and blocked people and conversations', async () => {
    await open({
      'GET /api/people/me/blocked': { people: [bo] },
      'GET /api/people/me/privacy': { ...off, version: 3, conversations: [conversation] },
    });
    expect(await screen.findByLabelText('Public upcoming games')).toBeTruthy();
    for (const idle of ['Messages from anyone', 'Public online status'])
      expect(screen.queryByLabelText(idle)).toBeNull();
    expect(screen.getByText('Bo')).toBeTruthy();
    expect(screen.getByText('Sunday run')).toBeTruthy();
  });

  it('says that no one and nothing is blocked', async () => {
    await open();
    expect(await screen.findByText('No blocked users.')).toBeTruthy();
    expect(screen.getByText('No blocked conversations.')).toBeTruthy();
  });

  it('blocks the people chosen in the dialog, which is 800 wide', async () => {
    const app = await open({ 'GET /api/people/search': { person: al }, 'POST /api/people/me/blocked': { blocked: 1 } });
    const dialog = await choose();
    expect(await dialog.findByRole('checkbox', { name: 'Choose Al', checked: true })).toBeTruthy();
    expect(document.body.innerHTML).toMatch(/style="[^"]*800(px)?[;"]/);
    await user.click(dialog.getByRole('button', { name: 'Block Selected' }));
    expect(await screen.findByText('User(s) successfully blocked.')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'POST /api/people/me/blocked')?.body;
    expect(sent).toEqual({ people: [{ userId: al.userId, email: 'al@example.com' }] });
  });

  it('lets no one choose who is blocked already, nor block no one', async () => {
    await open({
      'GET /api/people/search': { person: al },
      'GET /api/people/me/blocked': { people: [{ ...bo, ...al }] },
    });
    const dialog = await choose();
    const box = await dialog.findByRole('checkbox', { name: 'Choose Al' });
    expect((box as HTMLInputElement).disabled).toBe(true);
    const block = dialog.getByRole('button', { name: 'Block Selected' });
    expect((block as HTMLButtonElement).disabled).toBe(true);
  });

  it('says when no one is found', async () => {
    await open({ 'GET /api/people/search': {} });
    const dialog = await choose();
    expect(await dialog.findByText('No user found')).toBeTruthy();
  });

  it.each([
    ['block.already', 'User is already blocked.'],
    ['server.failed', 'Error blocking users.'],
  ] as const)('says after %s: %s', async (code, words) => {
    await open({ 'GET /api/people/search': { person: al }, 'POST /api/people/me/blocked': problem(code) });
    const dialog = await choose();
    await dialog.findByRole('checkbox', { name: 'Choose Al', checked: true });
    await user.click(dialog.getByRole('button', { name: 'Block Selected' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['ends a block', {}, 'User unblocked successfully.'],
    ['says when a block could not be ended', problem('server.failed'), 'Error while unblocking user.'],
  ] as const)('%s', async (_name, answer, words) => {
    await open({
      'GET /api/people/me/blocked': { people: [{ ...bo, email: 'bo@example.com' }] },
      [`DELETE /api/people/me/blocked/${bo.userId}`]: answer,
    });
    expect(await screen.findByText('bo@example.com')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unblock Bo' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Unblock Bo?' })).getByRole('button', { name: 'Unblock' }),
    );
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('lets a blocked conversation through again', async () => {
    const app = await open({
      'GET /api/people/me/privacy': { ...off, version: 3, conversations: [conversation] },
      'PUT /api/people/me/conversations/c1/blocked': { ...conversation, isBlocked: false },
    });
    await user.click(await screen.findByLabelText('Block Sunday run'));
    expect(await screen.findByText('Conversation unblocked')).toBeTruthy();
    expect(app.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ isBlocked: false });
  });
});
