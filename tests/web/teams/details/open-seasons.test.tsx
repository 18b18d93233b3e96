import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aSeasonShown, seasonId } from '../../support/competitions/seasons.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const address = '/leagues?lat=30.27&lng=-97.74&near=Austin';
const open = 'GET /api/public/competitions/open-seasons';
const clubs = { ...aTeamShown(), kind: 'club', distanceMiles: 2 };

it('lists the open seasons of communities of any kind around a city', async () => {
  const { sent } = await openApp(address, {
    ...teamAnswers,
    'GET /api/public/teams': ({ search }: { readonly search: string }) => ({
      teams: search.includes('kind=league') ? [] : [clubs],
    }),
    [open]: { seasons: [{ ...aSeasonShown, teamName: 'Dawn Hoops' }] },
  });
  const section = (await screen.findByRole('heading', { name: 'Open for registration' })).closest('section');
  const link = within(section ?? document.body).getByRole('link', { name: /^Spring 2031/ });
  expect(link.getAttribute('href')).toBe(`/seasons/${seasonId}`);
  expect(link.textContent).toContain('Dawn Hoops · Sat, Mar 1, 2031');
  expect(sent.find(({ call }) => call === open)?.search).toContain(teamId);
});

it('shows the leagues where open seasons cannot be read', async () => {
  await openApp(address, teamAnswers);
  expect(await screen.findByRole('link', { name: /^Dawn Hoops/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Open for registration' })).toBeNull();
});
