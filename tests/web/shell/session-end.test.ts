import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accounts } from '#shared/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { onSessionEnded } from '#web/app/operations/transport.ts';
import { loadConfig } from '#web/app/session/config.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { serve, signInAs } from '../support/app.tsx';

const freshToken = vi.fn<() => Promise<string | undefined>>();
vi.mock('#web/app/session/session-renewal.ts', () => ({ freshToken: () => freshToken() }));

const ended = vi.fn();
const refused = () => Response.json({ code: 'auth.required', status: 401 }, { status: 401 });

beforeEach(async () => {
  serve({ 'GET /api/accounts/me': refused });
  await loadConfig();
  signInAs();
  onSessionEnded(ended);
});
afterEach(() => {
  onSessionEnded(() => {});
  vi.clearAllMocks();
});

it('goes on where a refused token could not be renewed for a moment: the next call tries again', async () => {
  freshToken.mockRejectedValue(new Error('NetworkError'));
  await expect(operations(accounts).getMe({})).rejects.toMatchObject({ code: 'server.busy' });
  expect(ended).not.toHaveBeenCalled();
});

it('goes on after six days asleep, though the user pool cannot be reached for a moment', async () => {
  signInAs('ana', -6 * 24 * 60);
  freshToken.mockRejectedValueOnce(new Error('NetworkError'));
  await expect(operations(accounts).getMe({})).rejects.toMatchObject({ code: 'server.busy' });
  expect(ended).not.toHaveBeenCalled();
  serve({ 'GET /api/accounts/me': { state: 'gone' } });
  freshToken.mockResolvedValue('renewed');
  await expect(operations(accounts).getMe({})).rejects.not.toMatchObject({ code: 'server.busy' });
  expect(ended).not.toHaveBeenCalled();
});

it('has ended after six days asleep where the user pool no longer renews it', async () => {
  signInAs('ana', -6 * 24 * 60);
  freshToken.mockImplementation(async () => {
    clearStoredSession();
    return undefined;
  });
  await expect(operations(accounts).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  expect(ended).toHaveBeenCalledOnce();
});

it('has ended where the user pool no longer renews it', async () => {
  freshToken.mockImplementation(async () => {
    // So does the library: it forgets the tokens of a session that can never be renewed.
    clearStoredSession();
    return undefined;
  });
  await expect(operations(accounts).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  expect(ended).toHaveBeenCalledOnce();
});

it('has ended where a renewed token is refused as well', async () => {
  freshToken.mockResolvedValue('renewed');
  await expect(operations(accounts).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  expect(ended).toHaveBeenCalledOnce();
});

it('tells the shell that comes after it, once, as on the first page of a browser that was signed out elsewhere', async () => {
  freshToken.mockResolvedValue('renewed');
  vi.resetModules();
  const { onSessionEnded: listen } = await import('#web/app/operations/transport.ts');
  const { operations: afresh } = await import('#web/app/operations/operations.ts');
  await (await import('#web/app/session/config.ts')).loadConfig();
  await expect(afresh(accounts).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  listen(ended);
  listen(ended);
  expect(ended).toHaveBeenCalledOnce();
});
