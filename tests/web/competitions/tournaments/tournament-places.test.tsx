import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  deskShown,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { signedIn } from '../../support/signed-in.ts';

const run = `PUT /api/competitions/tournament-desks/${tournamentId}`;
const answers = (more: object) => ({ ...signedIn(), ...tournamentAnswers, ...more });
const called = (call: string, body: object) => expect.objectContaining({ call, body: expect.objectContaining(body) });

it('names matches without a court and time before the schedule comes out without them', async () => {
  const move = `PUT /api/competitions/tournaments/${tournamentId}/status`;
  const tournament = { ...myTournamentView.tournament, status: 'draw' };
  const [{ court: _, startsAt: __, ...unplaced }] = deskShown.matches as [(typeof deskShown.matches)[number]];
  const view = { ...myTournamentView, tournament, moves: ['scheduled'], unplaced: [unplaced] };
  const app = await openApp(
    `/tournament/${slug}?tab=manage`,
    answers({ [`GET /api/competitions/me/tournaments/${slug}`]: view, [move]: tournament }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publish schedule' }));
  const asked = await screen.findByRole('dialog', { name: 'Publish schedule: Summer Open?' });
  expect(within(asked).getByText(/1 match has no court and time yet: Singles, Round 1 \(Ann – Bob\)/)).toBeTruthy();
  await userEvent.click(within(asked).getByRole('button', { name: 'Publish schedule' }));
  await waitFor(() => expect(app.sent).toContainEqual(called(move, { to: 'scheduled', acceptsUnplaced: 1 })));
});

it('calls a match by its name where no one knows yet who is in it', async () => {
  const [first] = deskShown.matches as [(typeof deskShown.matches)[number]];
  const { court: _, startsAt: __, ...rest } = first;
  const final = {
    ...rest,
    key: `${categoryId}/bracket/W2-1`,
    label: 'Final',
    sides: [{ name: 'Winner of SF 1' }, { name: 'Winner of SF 2' }],
  };
  const desk = { ...deskShown, matches: [first, final] };
  await openApp(
    `/tournament/${slug}/desk`,
    answers({ [`GET /api/competitions/tournament-desks/${tournamentId}`]: desk }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Place Final' }));
  expect(await screen.findByRole('dialog', { name: 'Court and time for Final' })).toBeTruthy();
});

it('places by hand a match that found no room, on the clock of the tournament, and says why it cannot be there', async () => {
  const [first] = deskShown.matches as [(typeof deskShown.matches)[number]];
  const other = { ...first, key: `${categoryId}/game/other`, label: 'Round 2', unplacedFor: 'rest' as const };
  const { court: _, startsAt: __, ...unplaced } = other;
  const desk = { ...deskShown, matches: [first, unplaced] };
  const refused = { code: 'tournament.clash', fields: { startsAt: 'Another match is on that court then.' } };
  const clash = () => Response.json(refused, { status: 409 });
  const app = await openApp(
    `/tournament/${slug}/desk`,
    answers({ [`GET /api/competitions/tournament-desks/${tournamentId}`]: desk, [run]: clash }),
  );
  expect(await screen.findByText('Reason: its players are playing or resting in all remaining hours.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Place Ann – Bob' }));
  const dialog = await screen.findByRole('dialog', { name: 'Court and time for Ann – Bob' });
  const starts = within(dialog).getByLabelText('Starts');
  await userEvent.clear(starts);
  await userEvent.type(starts, '2031-06-08T10:30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const command = { type: 'place', key: unplaced.key, court: 'Court 1', startsAt: '2031-06-08T15:30:00.000Z' };
  await waitFor(() => expect(app.sent).toContainEqual(called(run, { command })));
  expect(await within(dialog).findByText(/Another match is on that court then/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/Another match is on that court then/)).toBeNull());
});
