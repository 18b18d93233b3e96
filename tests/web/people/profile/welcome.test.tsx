import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { welcomeMs } from '#web/app/features/people/profile/edit/use-save-profile.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { holdTimers } from '../../support/hold-timers.ts';
import { aNewcomer, aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

describe('a new user', () => {
  const newcomer = aNewcomer({ displayName: 'Ana P', fullName: 'Ana Perez', games: ['soccer'], city: aPlayer().city });
  const complete = async () => {
    let me = newcomer;
    const app = await openApp('/profile/complete', {
      'GET /api/accounts/me': () => me,
      'GET /api/people/me/availability': {},
      'GET /api/events/mine': { events: [] },
      'PUT /api/people/me/profile': () => {
        me = aPlayer();
        return me;
      },
    });
    await screen.findByLabelText('Display name');
    const go = screen.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(go.getAttribute('aria-disabled') ?? 'false').toBe('false'));
    await user.click(go);
    return app;
  };

  it('is welcomed, and goes on to say when they can play', async () => {
    const letGo = holdTimers(welcomeMs);
    const app = await complete();
    expect(await screen.findByText('Welcome to Rovers!')).toBeTruthy();
    expect(app.path()).toBe('/profile/complete');
    letGo();
    expect(await screen.findByRole('link', { name: 'Skip for now...' })).toBeTruthy();
    expect(app.path()).toBe('/settings?tab=availability&skippable=true');
  });

  it('goes to the dialog route where the page is inside another', async () => {
    vi.stubGlobal('parent', {});
    const app = await complete();
    const visited: string[] = [];
    app.router.subscribe(({ location, navigation }) => visited.push((navigation.location ?? location).pathname));
    await screen.findByText('Welcome to Rovers!');
    // Without an answer from Google that route leads home.
    await waitFor(() => expect(app.path()).toBe('/home'));
    expect([...new Set(visited)].filter((path) => path !== '/profile/complete')).toEqual(['/auth/dialog', '/home']);
  });
});
