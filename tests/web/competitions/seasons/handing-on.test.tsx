import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { divisionId, mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { aPlayer } from '../../support/people/people.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamId } from '../../support/teams/teams.ts';

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

it('hands a place on to a player of the season, and says what it costs', async () => {
  const offer = `PUT /api/competitions/me/seasons/${seasonId}/registration/offer`;
  const [squad] = mySeasonView.squads;
  const squads = [{ ...squad, roster: [heir] }];
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration: ownRegistration, squads },
    [`GET /api/teams/${teamId}/members`]: { members: [] },
    [offer]: { ...ownRegistration, offeredTo: heir.userId },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Give my spot to someone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give your spot in Spring 2031 to someone' });
  expect(within(dialog).getByText(/The price of \$45.00 comes with the spot/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer my spot' }));
  expect(within(dialog).getByText('Choose a player.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: /Give it to/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kim' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer my spot' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: offer, body: { toUserId: heir.userId } })),
  );
});

it('shows a place that is offered, and takes it', async () => {
  const answer = `POST /api/competitions/me/seasons/${seasonId}/offered-place`;
  const offered = { displayName: 'Kim', divisionId, mode: 'individual', squadNames: ['Comets'] };
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, offered, isOpenForMe: false },
    [answer]: {},
  });
  expect(await screen.findByText('Kim offers you their spot')).toBeTruthy();
  expect(screen.getByText('Open, Comets. The price of $45.00 comes with the spot: settle it with Kim.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take the spot' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: answer, body: { answer: 'accept' } })),
  );
});

it('keeps a place that was offered, and shows organisers where a registration comes from', async () => {
  const offer = `DELETE /api/competitions/me/seasons/${seasonId}/registration/offer`;
  const registration = { ...ownRegistration, offeredTo: heir.userId };
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration },
    [offer]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my spot' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: offer })));
  cleanup();
  const carriedFrom = { seasonId: 'ssn_01KAMFE3NG00000000000000ZZ', userId: ownRegistration.userId };
  await openApp(`/seasons/${seasonId}/registrations`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/seasons/${seasonId}/registrations`]: {
      registrations: [{ ...ownRegistration, carriedFrom }],
    },
    [`GET /api/teams/${teamId}/external-teams`]: { externalTeams: [] },
  });
  expect(await screen.findByText('Moved from another season, including the payment.')).toBeTruthy();
});

it('hands a place on to an address by a mail, and says until when it can be taken', async () => {
  const offer = `PUT /api/competitions/me/seasons/${seasonId}/registration/mail-offer`;
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration: ownRegistration },
    [`GET /api/teams/${teamId}/members`]: { members: [] },
    [offer]: ownRegistration,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Give my spot to someone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give your spot in Spring 2031 to someone' });
  await userEvent.click(within(dialog).getByRole('button', { name: /Give it to/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Someone else, by email' }));
  await userEvent.type(await within(dialog).findByLabelText('Their email'), 'pat');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer my spot' }));
  expect(await within(dialog).findByText('Please enter a valid email address.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Their email'), '@people.example');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Offer my spot' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: offer, body: { email: 'pat@people.example' } })),
  );
  cleanup();
  const registration = {
    ...ownRegistration,
    offeredTo: 'pat@people.example',
    offeredUntil: '2199-02-15T12:00:00.000Z',
  };
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration },
  });
  expect(await screen.findByText('You offered your spot to pat@people.example until Feb 15, 2199.')).toBeTruthy();
});

it('gives a place to a child of the reader at once', async () => {
  const give = `POST /api/competitions/me/seasons/${seasonId}/registration/dependant`;
  const dependantId = 'dep_01KAMFE3NG00000000000000KD';
  const family = [{ dependantId, firstName: 'Kim', mayAnswer: true }];
  const app = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, registration: ownRegistration, family },
    [`GET /api/teams/${teamId}/members`]: { members: [] },
    [give]: { ...ownRegistration, userId: dependantId },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Give my spot to someone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give your spot in Spring 2031 to someone' });
  await userEvent.click(within(dialog).getByRole('button', { name: /Give it to/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kim, your child' }));
  expect(within(dialog).getByText(/Your child gets it right away/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give my spot' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: give, body: { dependantId } })));
});

it('shows the place that a mail offers, and takes it', async () => {
  const token = 'x'.repeat(40);
  const place = `/api/competitions/me/seasons/mailed-place/${token}`;
  const app = await openApp(`/season-place?token=${token}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET ${place}`]: {
      seasonId,
      seasonLabel: 'Spring 2031',
      teamName: 'Dawn Hoops',
      startDate: '2031-03-01',
      endDate: '2031-05-31',
      displayName: 'Kim',
      divisionName: 'Open',
      squadNames: ['Comets'],
      offeredUntil: '2199-02-15T12:00:00.000Z',
    },
    [`POST ${place}`]: { seasonId },
    [`GET /api/competitions/me/seasons/${seasonId}`]: mySeasonView,
  });
  expect(await screen.findByText('Kim offers you their spot in Spring 2031')).toBeTruthy();
  expect(screen.getByText('Dawn Hoops, Sat, Mar 1, 2031 – Sat, May 31, 2031')).toBeTruthy();
  expect(screen.getByText('Open, Comets')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take the spot' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: `POST ${place}`, body: { answer: 'accept' } })),
  );
});
