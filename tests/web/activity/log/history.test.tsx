import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { historyDepth, remember, remembered } from '#web/app/router/history.ts';
import { dismiss, notify } from '#web/app/shell/flashes/notices.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

beforeEach(() => {
  // Filled with one thing, so that what a test finds is its own.
  for (let step = 0; step < historyDepth; step += 1) remember('message', 'before');
});

describe('the history of a tab', () => {
  it('keeps the newest 25 steps and no more', () => {
    for (let step = 1; step <= 30; step += 1) remember('message', `step ${step}`);
    expect(remembered().map(({ text }) => text)).toEqual(Array.from({ length: 25 }, (_, index) => `step ${index + 6}`));
  });

  it('holds pages without their query, and messages', async () => {
    const app = await openApp('/faqs?token=secret');
    await screen.findByText('Maybe try another page, please?');
    await act(() => app.router.navigate('/posts?q=secret'));
    act(() => dismiss(notify('success', 'Saved')));
    const texts = remembered().map(({ text }) => text);
    expect(texts.slice(-3)).toEqual(['/faqs', '/posts', 'Saved']);
    expect(texts.join()).not.toContain('secret');
  });

  it('can be copied from the page that says something failed', async () => {
    signInAs();
    const failed = () => Response.json({ code: 'server.failed' }, { status: 500 });
    await openApp('/home', { 'GET /api/accounts/me': aPlayer(), 'GET /api/events/mine': failed });
    expect(await screen.findByRole('button', { name: 'What happened before' })).toBeTruthy();
    expect(screen.getByText(/page \/home$/m)).toBeTruthy();
    expect(screen.getByText('Copy')).toBeTruthy();
  });
});
