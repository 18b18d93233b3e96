import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, type Sent } from '../../support/app.tsx';
import { divisionId, scheduleAnswers, seasonId, standingsAnswered } from '../../support/competitions/schedules.ts';

it('says why a table is as it is, and how it would be', async () => {
  await openApp(`/seasons/${seasonId}/standings`, scheduleAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring League' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'What if?' }));
  const sliders = await screen.findAllByRole('slider');
  expect(sliders.length).toBe(6);
  await userEvent.click(screen.getAllByRole('button', { name: /^Draw: / })[0]!);
  expect(await screen.findByRole('heading', { name: 'What-if table' })).toBeTruthy();
});

it.each([
  ['?asOf=2025-01-02', 'As of Thursday, January 2, 2025.'],
  ['?asOf=2999-01-02', 'Wednesday, January 2, 2999 is in the future, so this is today’s table.'],
  ['?asOf=soon', 'Choose a team to see how its rank came about.'],
])('says of which day a table is: %s', async (search, words) => {
  const standings = `GET /api/public/competitions/schedules/${seasonId}/divisions/${divisionId}/standings`;
  const answer = ({ search: asked }: Sent) => {
    const asOf = new URLSearchParams(asked).get('asOf');
    return { ...standingsAnswered(), ...(asOf && { asOf }) };
  };
  await openApp(`/seasons/${seasonId}/standings${search}`, { ...scheduleAnswers, [standings]: answer });
  expect(await screen.findByText(words)).toBeTruthy();
});
