import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPublicCard, followingAnswers, hostId } from '../../support/events/following.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamAnswers, teamId } from '../../support/teams/teams.ts';

const unfollow = `DELETE /api/events/me/favourites/person/${hostId}`;

it('lists the hosts one follows with what they host next, and follows one no longer', async () => {
  let isFollowed = true;
  const app = await openApp('/subscriptions', {
    ...signedIn(),
    'GET /api/events/me/favourites/hosts': () =>
      Response.json(isFollowed ? followingAnswers['GET /api/events/me/favourites/hosts'] : { hosts: [] }),
    [unfollow]: () => {
      isFollowed = false;
      return Response.json({ isFavourite: false });
    },
  });
  const event = await screen.findByRole('link', { name: 'Dawn run' });
  expect(event.getAttribute('href')).toBe(`/evt/${aPublicCard().eventId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Bo B' }));
  expect(await screen.findByText('No subscriptions yet.')).toBeTruthy();
  await waitFor(() => expect(app.sent.some(({ call }) => call === unfollow)).toBe(true));
});

it('shows what one host has on for everyone, and what is over apart', async () => {
  await openApp(`/subscriptions/${hostId}`, followingAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo B' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Dawn run' })).toBeTruthy();
  const past = screen.getByRole('link', { name: 'Past events' });
  expect(past.getAttribute('href')).toBe(`/subscriptions/${hostId}?when=past`);
});

it('leads from home to the hosts one follows', async () => {
  await openApp('/home', signedIn());
  const link = await screen.findByRole('link', { name: 'Hosts You Follow' });
  expect(link.getAttribute('href')).toBe('/subscriptions');
});

it('finds communities around a city, narrowed by what the address says', async () => {
  const app = await openApp('/teams-v3?lat=30.27&lng=-97.74&near=Austin&kind=club&joining=open&view=map', signedIn());
  expect(await screen.findByRole('link', { name: /^Dawn Hoops/ })).toBeTruthy();
  const asked = app.sent.find(({ call }) => call === 'GET /api/public/teams');
  expect(asked).toBeTruthy();
});

it('lists leagues around a city for everyone', async () => {
  await openApp('/leagues?lat=30.27&lng=-97.74&near=Austin', teamAnswers);
  const link = await screen.findByRole('link', { name: /^Dawn Hoops/ });
  expect(link.getAttribute('href')).toBe(`/team/${teamId}`);
});

it('lists the events of a community, and offers its managers to put on another', async () => {
  await openApp(`/team/${teamId}?tab=events`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/events/me/team-events/${teamId}`]: { events: [aPublicCard()] },
  });
  expect((await screen.findAllByRole('link', { name: /^Dawn run/ })).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Create event' }).getAttribute('href')).toBe(`/create?team=${teamId}`);
});
