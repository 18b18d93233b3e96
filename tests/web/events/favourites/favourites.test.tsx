import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamAnswers, teamId } from '../../support/teams/teams.ts';

const list = { listId: 'lst_01KAMFE3NG00000000000000CD', name: 'Soon' };
const kept = (differences: object) => ({
  notify: 'none',
  createdAt: '2031-01-01T00:00:00.000Z',
  available: true,
  ...differences,
});
const closedId = 'plc_01KAMFE3NG00000000000000CE';
const favourites = [
  kept({ kind: 'place', refId: 'plc_01KAMFE3NG00000000000000CD', title: 'North Park', notify: 'all' }),
  kept({ kind: 'team', refId: teamId, title: 'Dawn Hoops', notify: 'important', listId: list.listId }),
  kept({ kind: 'season', refId: 'ssn_01KAMFE3NG00000000000000CD', title: 'Spring League', available: false }),
  kept({ kind: 'place', refId: closedId, title: 'South Park', available: false, isClosed: true }),
];
const answers = () => ({
  ...signedIn(),
  [`GET /api/events/favourites/${aPlayer().userId}`]: { favourites, lists: [list], listsVersion: 1 },
});

it('shows what one keeps kind by kind, what one is told of it and what is no longer available', async () => {
  await openApp('/favourites', answers());
  const team = await screen.findByRole('link', { name: 'Dawn Hoops' });
  expect(team.getAttribute('href')).toBe(`/team/${teamId}`);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['Communities', 'Places', 'Seasons']));
  expect(screen.getByText('Every new event')).toBeTruthy();
  expect(screen.getByText('No longer available')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Spring League' })).toBeNull();
  expect(screen.getByText('This place is closed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'South Park' }).getAttribute('href')).toBe(`/places/view/${closedId}`);
  expect(screen.queryByRole('button', { name: 'Change South Park' })).toBeNull();
});

it('saves a note, what one wants to hear and the list', async () => {
  const saying = `PUT /api/events/me/favourites/place/${favourites[0]?.['refId' as never]}`;
  const app = await openApp('/favourites', { ...answers(), [saying]: { isFavourite: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change North Park' }));
  const dialog = await screen.findByRole('dialog', { name: 'North Park' });
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Bring a net');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === saying)?.body).toMatchObject({ note: 'Bring a net', notify: 'all' }),
  );
  await act(async () => {});
});

it('follows a community from its page', async () => {
  const target = `/api/events/me/favourites/team/${teamId}`;
  const app = await openApp(`/team/${teamId}`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET ${target}`]: { isFavourite: false, count: 6 },
    [`PUT ${target}`]: { isFavourite: true, count: 7 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow (6)' }));
  expect(await screen.findByRole('button', { name: 'Following (7)' })).toBeTruthy();
  expect(app.sent.some(({ call }) => call === `PUT ${target}`)).toBe(true);
});
