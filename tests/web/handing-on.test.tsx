import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from './support/app.tsx';
import { aPlayer } from './support/people.ts';
import { divisionId, mySeasonView, seasonAnswers, seasonId } from './support/seasons.ts';
import { signedIn } from './support/signed-in.ts';
import { teamId } from './support/teams.ts';

const heir = { userId: '33333333-3333-4333-8333-333333333333', displayName: 'Kim' };
const ownRegistration = {
  seasonId,
  userId: aPlayer().userId,
  displayName: 'Ana P',
  version: 1,
  mode: 'individual',
  divisionId,
  status: 'registered',
  squadIds: [],
  answers: {},
  registeredAt: '2031-01-02T00:00:00.000Z',
};

it('hands a place on to somebody of the season, and says what it costs', async () => {
  const offer = `PUT /api/me/seasons/${seasonId}/registration/offer`;
  const [squad] = mySeasonView.squads;
  const squads = [{ ...squad, roster: [heir] }];
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/me/seasons/${seasonId}`]: { ...mySeasonView, registration: ownRegistration, squads },
    [`GET /api/teams/${teamId}/members`]: { members: [] },
    [offer]: { ...ownRegistration, offeredTo: heir.userId },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand on my place' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand on your place in Spring 2031' });
  expect(within(dialog).getByText(/45.00 USD goes with the place/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer my place' }));
  expect(within(dialog).getByText('Choose somebody.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: /To whom/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kim' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer my place' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: offer, body: { toUserId: heir.userId } })),
  );
});

it('shows a place that is offered, and takes it', async () => {
  const answer = `POST /api/me/seasons/${seasonId}/offered-place`;
  const offered = { displayName: 'Kim', divisionId, mode: 'individual', squadNames: ['Comets'] };
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/me/seasons/${seasonId}`]: { ...mySeasonView, offered, isOpenForMe: false },
    [answer]: {},
  });
  expect(await screen.findByText('Kim offers you their place')).toBeTruthy();
  expect(screen.getByText('Open, Comets. 45.00 USD goes with the place: settle it with Kim.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take the place' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body: { answer: 'accept' } })),
  );
});

it('keeps a place that was offered, and shows organisers where a registration comes from', async () => {
  const offer = `DELETE /api/me/seasons/${seasonId}/registration/offer`;
  const registration = { ...ownRegistration, offeredTo: heir.userId };
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/me/seasons/${seasonId}`]: { ...mySeasonView, registration },
    [offer]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my place' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: offer })));
  cleanup();
  const carriedFrom = { seasonId: 'ssn_01KAMFE3NG00000000000000ZZ', userId: ownRegistration.userId };
  await openApp(`/seasons/${seasonId}/registrations`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/seasons/${seasonId}/registrations`]: { registrations: [{ ...ownRegistration, carriedFrom }] },
    [`GET /api/teams/${teamId}/external-teams`]: { externalTeams: [] },
  });
  expect(await screen.findByText('Carried over from another season, with what was paid there.')).toBeTruthy();
});
