import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { errors } from '#shared/errors.ts';
import { openApp } from '../../support/app.tsx';
import { aSeasonShown, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { aPublicCard } from '../../support/events/following.ts';
import { problem } from '../../support/people/family.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, kim, teamAnswers, teamId } from '../../support/teams/teams.ts';

const dutyId = 'tdt_01KAMFE3NG00000000000000AB';
const roster = `/api/teams/${teamId}/roster/duties`;
const answer = `PUT /api/teams/me/rosters/${teamId}/duties/${dutyId}`;

const aDuty = (differences: object = {}) => ({
  dutyId,
  version: 1,
  title: 'Keep the score',
  note: 'The sheets are in the box',
  localStart: '2099-06-07T10:00',
  timeZone: 'America/Chicago',
  slots: 2,
  startsAt: '2099-06-07T15:00:00.000Z',
  status: 'open',
  holders: [{ userId: kim.userId, displayName: 'Kim', isOffered: true }],
  ...differences,
});

const open = (duty: object, may: readonly string[] = [], more: object = {}) =>
  openApp(`/team/${teamId}/duties`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { team: aTeamShown(), roles: ['member'], may },
    [`GET ${roster}`]: { duties: [duty] },
    ...more,
  });

it('lets a member take a duty', async () => {
  const app = await open(aDuty(), [], { [answer]: {} });
  expect(await screen.findByText('Open: 1 of 2')).toBeTruthy();
  expect(screen.getByText('The sheets are in the box')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Remove|New duty)/ })).toBe(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Take Keep the score' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body: { answer: 'take' } })),
  );
});

it('lets a member take over a duty that is offered', async () => {
  const app = await open(aDuty(), [], { [answer]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Take Keep the score from Kim' }));
  const body = { answer: 'take', insteadOf: kim.userId };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body })));
});

it('lets the member who took a duty offer it or give it back, and says why not', async () => {
  const { userId } = aPlayer();
  const mine = aDuty({ slots: 1, status: 'claimed', holders: [{ userId, displayName: 'Ana P', isOffered: false }] });
  const app = await open(mine, [], {
    [answer]: problem('duty.notNow'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Find a replacement for Keep the score' }));
  expect(await screen.findByText(errors['duty.notNow'].title)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Drop Keep the score' }));
  const body = { answer: 'giveBack' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body })));
});

it('lets the member who manages events say how it went, and remove a duty after a question', async () => {
  const [judge, remove] = [`PUT ${roster}/${dutyId}/people/${kim.userId}`, `DELETE ${roster}/${dutyId}`];
  const begun = aDuty({ localStart: '2026-01-01T10:00', startsAt: '2026-01-01T16:00:00.000Z' });
  const app = await open(begun, ['manageEvents'], { [judge]: {}, [remove]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the score by Kim: done' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: judge, body: { outcome: 'done' } })),
  );
  expect(screen.queryByRole('button', { name: /^Take/ })).toBe(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Keep the score' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Keep the score' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: remove })));
});

it('adds a duty when it is said right', async () => {
  const add = `POST ${roster}`;
  const app = await open(aDuty(), ['manageEvents'], { [add]: { dutyId, version: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'New duty' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add duty' }));
  expect((await screen.findAllByText('Choose a date and a time.')).length).toBeGreaterThan(0);
  expect(app.sent.filter(({ call }) => call === add)).toEqual([]);
});

it('binds a duty to an event of the team, and leads to it', async () => {
  const eventId = 'evt_01KAMFE3NG00000000000000AB';
  const event = aPublicCard({ eventId, title: 'Practice' });
  const change = `PUT ${roster}/${dutyId}`;
  const bound = aDuty({ eventId, eventTitle: 'Practice' });
  const app = await open(bound, ['manageEvents'], {
    [`GET /api/events/me/team-events/${teamId}`]: { events: [event] },
    [change]: { dutyId, version: 2 },
  });
  expect((await screen.findByRole('link', { name: 'Practice' })).getAttribute('href')).toBe(`/evt/${eventId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Keep the score' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save Keep the score' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: change, body: expect.objectContaining({ eventId, title: 'Keep the score' }) }),
    ),
  );
});

it('binds a duty to a season, and names it on the page of that season with how many are needed', async () => {
  const change = `PUT ${roster}/${dutyId}`;
  const bound = aDuty({ seasonId, seasonName: aSeasonShown.label });
  const app = await open(bound, ['manageEvents'], { ...seasonAnswers, [change]: { dutyId, version: 2 } });
  const link = await screen.findByRole('link', { name: aSeasonShown.label });
  expect(link.getAttribute('href')).toBe(`/seasons/${seasonId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Keep the score' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save Keep the score' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: change, body: expect.objectContaining({ seasonId }) }),
    ),
  );
  await userEvent.click(link);
  expect(await screen.findByText(/^Keep the score: .*1 of 2 still needed$/)).toBeTruthy();
});

it('leads no one to duties that the community switched off', async () => {
  const team = aTeamShown({ featureToggles: { duties: false } });
  const off = { [`GET /api/teams/me/communities/${teamId}`]: { team, roles: ['member'], may: [], squads: [] } };
  const app = await open(aDuty(), [], off);
  await userEvent.click(await screen.findByRole('link', { name: 'Members' }));
  expect(app.path()).toBe(`/team/${teamId}?tab=members`);
  expect(await screen.findByRole('link', { name: 'Roster' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Duties' })).toBeNull();
});
