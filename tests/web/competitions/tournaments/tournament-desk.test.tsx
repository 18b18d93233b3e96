import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  deskShown,
  entryId,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const [match] = deskShown.matches as [(typeof deskShown.matches)[number]];
const openDesk = (more: object, answers: object = {}) =>
  openApp(`/tournament/${slug}/desk`, {
    ...signedIn(),
    ...tournamentAnswers,
    [`GET /api/competitions/tournament-desks/${tournamentId}`]: { ...deskShown, ...more },
    ...answers,
  });

it('calls no one to a match of which it is not known who plays it, and says once what is said of both sides', async () => {
  const waiting = { ...match, state: 'waiting', sides: [{ name: 'If needed' }, { name: 'If needed' }] };
  await openDesk({ matches: [waiting] });
  expect(await screen.findByText('If needed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Move Round 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Call / })).toBeNull();
});

it('calls no one while play is on hold', async () => {
  await openDesk({ held: { since: '2031-06-07T14:00:00.000Z', reason: 'Rain' } });
  expect(await screen.findByText('Play is on hold: Rain')).toBeTruthy();
  expect(screen.getByText('Ann – Bob')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Call / })).toBeNull();
});

it.each([
  ['who enters scores', ['checkIn', 'enterScores'], 1],
  ['no one else at the desk', ['checkIn'], 0],
])('leads from a match that was called to its score: %s', async (_, may, count) => {
  await openDesk({ may, matches: [{ ...match, calledAt: '2031-06-07T14:00:00.000Z' }] });
  expect(await screen.findByRole('button', { name: 'Check Ann in' })).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Enter score' })).toHaveLength(count);
});

it('waits for no one who has played all that is known of them', async () => {
  const over = { ...match, state: 'over', score: '11:4', winner: 1 };
  await openDesk({ matches: [over], entries: [{ ...deskShown.entries[0], entryId, startsAt: undefined }] });
  expect(await screen.findByText('No match right now')).toBeTruthy();
  expect(screen.queryByText('No show (can be forfeited)')).toBeNull();
});

it('says where the schedule is published once every match has a court and a time', async () => {
  await openDesk({ tournament: { ...deskShown.tournament, status: 'draw' }, status: 'draw' });
  expect(await screen.findByText(/Every match has a court and a time/)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'the tournament page' });
  expect(way.getAttribute('href')).toBe(`/tournament/${slug}`);
  expect(screen.getByRole('button', { name: 'Rebuild the schedule' })).toBeTruthy();
});

const pools = { ...deskShown.tournament.categories[0], format: 'pools_to_bracket' };
const ofPools = (state: string) => ({
  tournament: { ...deskShown.tournament, categories: [pools] },
  draws: [{ ...deskShown.draws[0], bracketId: 'gam_01KAMFE3NG00000000000000AD' }],
  matches: [{ ...match, state }],
});

it('makes a bracket once its pools are over, and leads to it where a player is level', async () => {
  await openDesk(ofPools('over'));
  expect(await screen.findByRole('button', { name: 'Create the Singles bracket from the pools' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Singles bracket' });
  expect(way.getAttribute('href')).toBe('/playoff/gam_01KAMFE3NG00000000000000AD');
});

it('makes no bracket while its pools are played', async () => {
  await openDesk(ofPools('ready'));
  expect(await screen.findByText('You can create the Singles bracket once its pools are over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Create the Singles bracket/ })).toBeNull();
});

it('asks for minutes before everything is delayed by none', async () => {
  await openDesk({});
  const field = await screen.findByRole('spinbutton', { name: /^Delay all matches by/ });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Delay all matches' }));
  expect(await screen.findByText('Whole minutes, from 1 to 600.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(field, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Delay all matches' }));
  expect(await screen.findByRole('dialog', { name: 'Delay all matches by 1 minute?' })).toBeTruthy();
});

const late = `POST /api/competitions/tournament-desks/${tournamentId}/late-entries`;

it('says what a late entry leads to before it is added', async () => {
  const way = { categoryId, hasRoom: true, way: 'bye', against: 'Ann' };
  const app = await openDesk({ late: [way] }, { [late]: deskShown });
  expect(await screen.findByText(/takes the bye of Ann: they meet in the first round/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Late entry/ }), 'Eve');
  await userEvent.click(screen.getByRole('button', { name: 'Add late entry' }));
  const body = { categoryId, way: 'bye', name: 'Eve' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: late, body })));
});

it('says why a category takes no late entry, and where its room is raised', async () => {
  const full = { categoryId, hasRoom: false, way: 'pool', matches: 4 };
  await openDesk({ late: [full] });
  expect(await screen.findByText(/Singles is full/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'settings' }).getAttribute('href')).toBe(`/tournament/${slug}/edit`);
  expect(screen.queryByRole('button', { name: 'Add late entry' })).toBeNull();
});

it('keeps entries that no draw has in view, and adds them to it', async () => {
  const outside = [
    { entryId, categoryId, name: 'Eve' },
    { entryId: 'ten_01KAMFE3NG00000000000000AC', categoryId, name: 'Fay', position: 1 },
  ];
  const way = { categoryId, hasRoom: true, way: 'pool', matches: 4 };
  const app = await openDesk({ late: [way], outside }, { [late]: deskShown });
  expect(await screen.findByText('Singles, number 1 on the waitlist')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add Eve to the draw' }));
  const body = { categoryId, way: 'pool', entryId };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: late, body })));
});
