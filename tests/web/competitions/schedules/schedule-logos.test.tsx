import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { published, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

it('shows the logos of squads beside their names, silent to anyone who does not see them', async () => {
  const logo = 'upl_01KAMFE3NG00000000000000AC';
  const squads = published.squads.map((squad, index) => (index === 0 ? { ...squad, logo } : squad));
  await openApp(`/seasons/${seasonId}/schedule`, {
    ...signedIn(),
    ...scheduleAnswers,
    [`GET /api/competitions/schedules/mine/${seasonId}`]: { squadIds: [], captainOf: [], maySchedule: false },
    [`GET /api/public/competitions/schedules/${seasonId}/published`]: { ...published, squads },
  });
  await screen.findByRole('heading', { level: 1, name: 'Spring 2031' });
  const images = document.querySelectorAll('.schedule-who img');
  expect(images.length).toBeGreaterThan(0);
  expect([...images].every((image) => image.getAttribute('alt') === '')).toBe(true);
});
