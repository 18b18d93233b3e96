import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { leaveForGood } from '#web/app/features/accounts/deletion/leave-for-good.ts';
import { operations } from '#web/app/operations/operations.ts';
import { storedSession } from '#web/app/session/session-token.ts';
import { noticeMs } from '#web/app/shell/flashes/notices.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { problem } from '../../support/people/family.ts';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const deletion = 'POST /api/accounts/me/deletion';
const zilker = 'tea_01KAMFE3NG00000000000000AC';

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const open = async (answers = {}) => {
  const app = await openApp('/settings', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/accounts/me/alternate-emails': { emails: [] },
    'GET /api/public/places/cities': { cities: [] },
    'GET /api/teams/mine': { teams: [] },
    'GET /api/payments/deletion-preview': { spots: [] },
    'GET /api/payments/credits': { credits: [], lines: [] },
    ...answers,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await screen.findByRole('dialog');
  return app;
};
const field = () => screen.findByLabelText('Type DELETE to confirm') as Promise<HTMLInputElement>;
const button = () => screen.getByRole('button', { name: 'Delete' }) as HTMLButtonElement;
const isOff = () => button().disabled || button().getAttribute('aria-disabled') === 'true';
const isOpenToType = async () => waitFor(async () => expect((await field()).disabled).toBe(false));

describe('the dialog that deletes an account', () => {
  it('is 400 wide', async () => {
    await open();
    expect(document.body.innerHTML).toMatch(/style="[^"]*400(px)?[;"]/);
  });

  it('wants DELETE typed exactly', async () => {
    await open();
    await isOpenToType();
    expect(isOff()).toBe(true);
    await user.type(await field(), 'delete');
    expect(isOff()).toBe(true);
    await user.clear(await field());
    await user.type(await field(), 'DELETE');
    expect(isOff()).toBe(false);
  });

  it('says what comes back of paid spots, and which credit is lost', async () => {
    const spot = {
      startsAt: '2026-12-04T00:30:00.000Z',
      timeZone: 'America/Chicago',
      currency: 'USD',
      subjectKind: 'event',
    };
    const spots = [
      { ...spot, orderId: 'ord_01HZX0000000000000000000AA', title: 'Thursday volleyball', backMinor: 1266 },
      { ...spot, orderId: 'ord_01HZX0000000000000000000AB', title: 'Friday hoops', backMinor: 0 },
    ];
    const credits = [{ sellerName: 'Jo S.', balanceMinor: 500, currency: 'USD' }];
    await open({
      'GET /api/payments/deletion-preview': { spots },
      'GET /api/payments/credits': { credits, lines: [] },
    });
    const said = async (text: RegExp) => (await screen.findByText(text)).closest('li')?.textContent;
    expect(await said(/Thursday volleyball/)).toBe('Thursday volleyball Thu, Dec 3, 6:30 PM$12.66 back');
    expect(await said(/Friday hoops/)).toContain('No refund');
    expect(await said(/With Jo S./)).toBe('With Jo S.$5.00');
    expect(screen.getByText('You lose your credit')).toBeTruthy();
  });

  it('lists the teams to leave or delete first, and takes nothing meanwhile', async () => {
    const teams = [
      { teamId: 'tea_1', name: 'Austin Rovers', role: 'owner' },
      { teamId: zilker, name: 'Zilker', role: 'member' },
    ];
    await open({ 'GET /api/teams/mine': { teams } });
    expect((await screen.findByRole('link', { name: 'Austin Rovers' })).getAttribute('href')).toBe('/team/tea_1');
    expect(screen.getByRole('link', { name: 'Zilker' })).toBeTruthy();
    expect((await field()).disabled).toBe(true);
    expect(isOff()).toBe(true);
  });

  it('signs no one out whose account is on its way, though what the page asks for is refused already', async () => {
    let isGone = false;
    const app = await open({
      'GET /api/teams/mine': () => (isGone ? problem('auth.required')() : { teams: [] }),
      [deletion]: () => new Promise(() => {}),
    });
    await isOpenToType();
    await user.type(await field(), 'DELETE');
    await user.click(button());
    isGone = true;
    // The session is still stored, so this is taken for a moment's trouble, whatever the answer was.
    await expect(operations(teamMembers).listTeamsOfUser({})).rejects.toMatchObject({ code: 'server.busy' });
    await act(async () => {});
    expect(app.path()).toBe('/settings');
    expect(storedSession()).toBeDefined();
  });

  it('leaves a team or an organization from the list, after asking, and all that are not one’s own at once', async () => {
    const organizationId = 'org_00000000000000000000000001';
    let teams = [
      { teamId: 'tea_1', name: 'Austin Rovers', role: 'owner' },
      { teamId: zilker, name: 'Zilker', role: 'member' },
      { teamId: organizationId, name: 'Lone Star Sports', role: 'orgAdmin' },
    ];
    const leaves = (left: string) => () => {
      teams = teams.filter(({ teamId }) => teamId !== left);
      return {};
    };
    const app = await open({
      'GET /api/teams/mine': () => ({ teams }),
      [`DELETE /api/teams/${zilker}/membership`]: leaves(zilker),
      [`DELETE /api/teams/me/organizations/${organizationId}`]: leaves(organizationId),
    });
    const organization = await screen.findByRole('link', { name: 'Lone Star Sports' });
    expect(organization.getAttribute('href')).toBe(`/organization/${organizationId}/manage`);
    await user.click(screen.getByRole('button', { name: 'Leave Zilker' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(app.sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Leave all you don’t own' }));
    await user.click(await screen.findByRole('button', { name: 'Leave them' }));
    expect(await screen.findByText('You left Lone Star Sports')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zilker' })).toBeNull());
    expect(screen.getByText(/You own it: hand it over or delete it/)).toBeTruthy();
  });

  it('says why a team could not be left', async () => {
    const teams = [{ teamId: zilker, name: 'Zilker', role: 'member' }];
    await open({ 'GET /api/teams/mine': { teams }, [`DELETE /api/teams/${zilker}/membership`]: problem('team.owner') });
    await user.click(await screen.findByRole('button', { name: 'Leave Zilker' }));
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(await screen.findByText(/^Zilker: /)).toBeTruthy();
  });

  it('says that deleting failed', async () => {
    await open({ [deletion]: new Response('{}', { status: 500 }) });
    await isOpenToType();
    await user.type(await field(), 'DELETE');
    await user.click(button());
    expect(await screen.findByText('An error occurred while deleting your account.')).toBeTruthy();
  });
});

it('asks for everything that is kept, says that it is being put together, and downloads it', async () => {
  let asked: object | undefined;
  const at = { askedAt: '2026-12-01T12:00:00.000Z', againFrom: '2099-12-02T12:00:00.000Z' };
  await open({
    'GET /api/accounts/me/data-export': () => (asked ? { export: asked } : {}),
    'POST /api/accounts/me/data-export': () => {
      asked = at;
      return { export: at };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Ask for your data' }));
  expect(await screen.findByText(/We’re preparing your file/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for your data' })).toBeNull();
  asked = { ...at, until: '2099-12-08T12:00:00.000Z', size: 2000 };
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Download your data' })).toBeTruthy();
});

it('says for three seconds that the account is deleted, and then goes to the root', async () => {
  await open();
  vi.useFakeTimers();
  try {
    const go = vi.fn();
    await act(async () => leaveForGood(go));
    expect(screen.getByText('Account deleted successfully.')).toBeTruthy();
    expect(storedSession()).toBeUndefined();
    expect(noticeMs.info).toBe(3000);
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(go).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(go).toHaveBeenCalledWith('/');
  } finally {
    vi.useRealTimers();
  }
});
