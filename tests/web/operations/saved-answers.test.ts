import { beforeEach, expect, it, vi } from 'vitest';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { findSaved, isKept, saveAnswer } from '#web/app/operations/saved-answers.ts';
import { loadConfig } from '#web/app/session/config.ts';
import { serve, signInAs } from '../support/app.tsx';

/** What a browser keeps, by address. */
function aCache() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    match: async (url: string) => kept.get(url)?.clone(),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  return kept;
}

let kept: Map<string, Response>;
beforeEach(async () => {
  kept = aCache();
  serve({});
  await loadConfig();
  signInAs();
});

const mine = 'GET /api/events/mine';

it('shows what was saved of one’s games where no network answers', async () => {
  serve({ [mine]: { events: [], hosted: [] } });
  await operations(following).listMyEvents({ hosted: 7 });
  await vi.waitFor(() => expect(kept.size).toBe(1));
  serve({
    [mine]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(operations(following).listMyEvents({ hosted: 7 })).resolves.toEqual({ events: [], hosted: [] });
  await expect(operations(following).listMyEvents({ hosted: 3 })).rejects.toThrow('Failed to fetch');
});

it('does not show what was saved when the answer is no', async () => {
  serve({ [mine]: { events: [] } });
  await operations(following).listMyEvents({});
  serve({ [mine]: Response.json({ code: 'access.denied' }, { status: 403 }) });
  await expect(operations(following).listMyEvents({})).rejects.toMatchObject({ code: 'access.denied' });
});

it('saves games, and never emergency contacts, medical notes or anything of others’ accounts', () => {
  const event = `/api/events/mine/evt_${'0'.repeat(26)}`;
  expect([event, `${event}/attendance`, '/api/competitions/me/games/x', '/api/accounts/me'].map(isKept)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isKept('/api/public/competitions/schedules/ssn_1/published')).toBe(true);
  const secret = ['/api/events/care/evt_1/dep_1', '/api/events/evt_1/dependants/dep_1', '/api/people/me/connections'];
  expect(secret.map(isKept)).toEqual([false, false, false]);
});

it('forgets what is older than two weeks', async () => {
  const url = `${location.origin}/api/events/mine`;
  await saveAnswer(url, Response.json({ events: [] }), 0);
  await expect(findSaved(url, 13 * 86_400_000)).resolves.toBeTruthy();
  await expect(findSaved(url, 15 * 86_400_000)).resolves.toBeUndefined();
});
