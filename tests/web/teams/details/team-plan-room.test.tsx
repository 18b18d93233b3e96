import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { teamAnswers, teamId } from '../../support/teams/teams.ts';

const page = `GET /api/teams/me/communities/${teamId}` as const;
const open = (room: object, subscriptions = true) =>
  openApp(`/team/${teamId}?tab=manage`, {
    ...signedIn(),
    ...teamAnswers,
    'GET /api/public/admin/flags': { subscriptions, badges: true },
    [page]: { ...teamAnswers[page], room },
  });
const header = (name: string) => screen.findByText(name);
const roles = () => screen.findByRole('heading', { name: 'Roles' });

it('says what is beyond the plan, that it all stays, and the ways on', async () => {
  await open({ planId: 'rookie', members: { used: 620, most: 500 }, admins: { used: 4, most: 3 } });
  const found = within(
    (await header('This community is larger than Rookie allows')).closest('[class*=root]') as HTMLElement,
  );
  expect(
    found.getByText(
      /It has 620 members, and Rookie allows 500\. .* It has 4 admins besides the owner, and Rookie allows 3\./,
    ),
  ).toBeTruthy();
  expect(found.getByText(/Everyone stays in their role, and nothing is deleted\.$/)).toBeTruthy();
  await found.findByText(/With Pro you get up to 2,000 members\. With Pro you get up to 10 admins/);
  expect(found.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/organizer/pricing');
  expect(found.getByRole('link', { name: 'Export the roster' }).getAttribute('href')).toBe(`/team/${teamId}/import`);
});

it('says until when there is time to make room, and that nothing is lost after it', async () => {
  const room = { planId: 'rookie', members: { used: 620, most: 500 }, admins: { used: 1, most: 3 } };
  await open({ ...room, overUntil: '2040-06-15T12:00:00.000Z' });
  await screen.findByText(/^You have until June 15, 2040 to make room or choose a larger plan\. .* nothing is deleted/);
  const way = screen.getByRole('link', { name: 'Make room on the roster' });
  expect(way.getAttribute('href')).toBe(`/team/${teamId}/roster`);
});

it('says afterward that it stays as it is', async () => {
  const room = { planId: 'rookie', members: { used: 620, most: 500 }, admins: { used: 1, most: 3 } };
  await open({ ...room, overUntil: '2020-06-15T12:00:00.000Z' });
  await screen.findByText(/^The time to make room ended on June 15, 2020\. Nothing was deleted/);
});

it('says that there is no room for more, without plans where none are sold', async () => {
  await open({ planId: 'rookie', members: { used: 12, most: 500 }, admins: { used: 3, most: 3 } }, false);
  expect(await header('Rookie has no room for more')).toBeTruthy();
  expect(screen.queryByText(/12 members/)).toBe(null);
  expect(screen.queryByRole('link', { name: 'Compare plans' })).toBe(null);
});

it('says nothing while there is room', async () => {
  await open({ planId: 'elite', members: { used: 12, most: 10_000 }, admins: { used: 30 } });
  await roles();
  expect(screen.queryByText(/no room for more|larger than/)).toBe(null);
});
