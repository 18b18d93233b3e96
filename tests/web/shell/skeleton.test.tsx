import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

it('shows the skeleton of the banner on the home page while that loads', async () => {
  signInAs();
  await openApp('/home', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/mine': () => new Promise(() => {}),
  });
  await waitFor(() => expect(document.querySelector('[role=status] .skeleton-banner')).toBeTruthy());
});
