import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  desk,
  divisionId,
  matches,
  published,
  scheduleAnswers,
  seasonId,
  squads,
} from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const mine = (of: object = {}) => ({
  [`GET /api/competitions/schedules/mine/${seasonId}`]: { squadIds: [], captainOf: [], maySchedule: false, ...of },
});
const page = `/seasons/${seasonId}/schedule`;

it('shows a visitor every match by day, and one squad alone', async () => {
  await openApp(`${page}?of=Ants`, scheduleAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring League' })).toBeTruthy();
  expect(screen.getAllByText(/Ants/).length).toBeGreaterThan(2);
  const shown = [...document.querySelectorAll('.schedule-who')].map(({ textContent }) => textContent);
  expect(shown.every((words) => words.includes('Ants'))).toBe(true);
  expect(screen.getAllByRole('heading', { level: 2, name: /^Saturday, / })).toHaveLength(3);
  expect(await screen.findByText('How fair is it?')).toBeTruthy();
});

it('shows the score of a match that was played, and asks for no other time of one that has begun', async () => {
  const [first, ...others] = published.matches;
  const at = { ...first!.at!, localStart: '2024-03-02T09:00' };
  const score = { scores: [3, 1], resultType: 'regular' };
  const schedule = { ...published, matches: [{ ...first, at, score }, ...others] };
  await openApp(`${page}?of=${first!.homeId}`, {
    ...signedIn(),
    ...scheduleAnswers,
    ...mine({ squadIds: [first!.homeId], captainOf: [first!.homeId] }),
    [`GET /api/public/competitions/schedules/${seasonId}/published`]: schedule,
    [`GET /api/competitions/schedules/${seasonId}/requests`]: { requests: [] },
  });
  const played = (await screen.findByText('3 – 1')).closest('li')!;
  expect(within(played).getByText('9:00 AM', { exact: false })).toBeTruthy();
  expect(within(played).queryByRole('button', { name: /Request a new time/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /Request a new time/ }).length).toBeGreaterThan(0);
});

it('leads to no change of the schedule of a season that is over', async () => {
  const [first] = published.matches;
  const lead = { squadIds: [first!.homeId], captainOf: [first!.homeId], maySchedule: true };
  const open = (isOver: boolean) =>
    openApp(page, {
      ...signedIn(),
      ...scheduleAnswers,
      ...mine(lead),
      [`GET /api/public/competitions/schedules/${seasonId}/published`]: { ...published, isOver },
      [`GET /api/competitions/schedules/${seasonId}/requests`]: { requests: [] },
    });
  await open(false);
  expect(await screen.findByRole('link', { name: 'Edit schedule' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Request a new time/ }).length).toBeGreaterThan(0);
  cleanup();
  await open(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring 2031' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit schedule' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Request a new time/ })).toBeNull();
});

it('leads a captain from a match that has begun to where its score is entered', async () => {
  const gameId = 'gam_01KAMFE3NG00000000000000AB';
  const [first, ...others] = published.matches;
  const at = { ...first!.at!, localStart: '2024-03-02T09:00' };
  const game = { gameId, version: 1, seasonId, divisionId, name: 'First', gameTypeId: 'soccer', order: 0 };
  const card = { ...game, format: 'round_robin', rounds: 3, status: 'in_progress', entrantCount: 4 };
  await openApp(page, {
    ...signedIn(),
    ...scheduleAnswers,
    ...mine({ squadIds: [first!.homeId], captainOf: [first!.homeId] }),
    [`GET /api/public/competitions/schedules/${seasonId}/published`]: {
      ...published,
      matches: [{ ...first, at }, ...others],
    },
    [`GET /api/competitions/schedules/${seasonId}/requests`]: { requests: [] },
    [`GET /api/public/competitions/games/seasons/${seasonId}`]: { games: [card] },
  });
  const ways = await screen.findAllByRole('link', { name: /^Enter score: / });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([`/matches/${gameId}/${first!.matchId}/score`]);
  const scores = screen.getByRole('link', { name: 'Scores' });
  expect(scores.getAttribute('href')).toBe(`/discover/games/${gameId}`);
  const tabs = within(screen.getByRole('navigation', { name: 'Spring 2031' }));
  expect(tabs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(`/seasons/${seasonId}`);
});

it('lets a captain ask for another time out of those that are free', async () => {
  const match = matches.find(({ homeId }) => homeId === 'Ants')!;
  const times = [{ placeId: 'north', courtId: 'c1', localStart: '2031-04-26T12:00' }];
  const ask = `PUT /api/competitions/schedules/${seasonId}/requests`;
  const app = await openApp(page, {
    ...signedIn(),
    ...scheduleAnswers,
    ...mine({ squadIds: ['Ants'], captainOf: ['Ants'] }),
    [`GET /api/competitions/schedules/${seasonId}/requests`]: { requests: [] },
    [`GET /api/competitions/schedules/${seasonId}/open-times`]: { times },
    [ask]: {
      requestId: 'chr_01KAMFE3NG00000000000000AB',
      key: match.key,
      version: 1,
      status: 'open',
      askedBy: 'Ants',
      asked: match.awayId,
      options: times,
      reason: 'A wedding',
      openedAt: '2031-02-01T00:00:00.000Z',
      expiresAt: '2031-02-03T00:00:00.000Z',
    },
  });
  const away = squads.find(({ squadId }) => squadId === match.awayId)!.name;
  await userEvent.click(await screen.findByRole('button', { name: `Request a new time: Ants – ${away}` }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /Times/ }));
  await userEvent.click(await screen.findByRole('option', { name: /April 26, 2031, 12:00/ }));
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A wedding');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
  const body = { key: match.key, options: times, reason: 'A wedding' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: ask, body })));
});

it('shows what publishing changes and publishes after a question', async () => {
  const publish = `PUT /api/competitions/schedules/${seasonId}/published`;
  const app = await openApp(`${page}/make`, { ...signedIn(), ...scheduleAnswers, [publish]: desk });
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring League schedule' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('We’ll notify 4 teams: 48 people.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: publish, body: { version: 2 } })),
  );
});

it('plans a division in Swiss rounds, with its holidays, and makes the next round', async () => {
  const [plan, rounds] = [
    `PUT /api/competitions/schedules/${seasonId}/plan`,
    `PUT /api/competitions/schedules/${seasonId}/rounds`,
  ];
  const [division] = desk.plan.divisions;
  const swiss = { ...desk, plan: { ...desk.plan, divisions: [{ ...division!, format: 'swiss' as const, rounds: 3 }] } };
  const app = await openApp(`${page}/make`, {
    ...signedIn(),
    ...scheduleAnswers,
    [`GET /api/competitions/schedules/${seasonId}/desk`]: swiss,
    [plan]: swiss,
    [rounds]: swiss,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add round 1 of First' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: rounds })));
  await userEvent.click(screen.getByRole('button', { name: 'Dates and fields' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Holidays and closed times' }));
  fireEvent.change(await screen.findByLabelText('Holiday'), { target: { value: '2031-03-17' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add holiday' }));
  fireEvent.change(screen.getByLabelText('Fields'), { target: { value: 'Grass' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add times' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  const open = expect.objectContaining({ placeId: 'north', courtIds: ['c1'] });
  const saved = expect.objectContaining({
    holidays: ['2031-03-17'],
    places: [expect.objectContaining({ courts: [{ courtId: 'c1', name: 'Grass' }] })],
    openings: [open, open],
    divisions: [expect.objectContaining({ format: 'swiss', rounds: 3 })],
  });
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: plan, body: expect.objectContaining({ plan: saved }) }),
    ),
  );
});
