import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import {
  categoryId,
  myTournamentView,
  slug,
  tournamentAnswers,
  tournamentId,
} from '../../support/competitions/tournaments.ts';
import { holdPosts, Posting, uploadAnswers, uploadId } from '../../support/sending.ts';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamId } from '../../support/teams/teams.ts';

const reading = `GET /api/competitions/me/tournaments/${slug}`;
const change = `PUT /api/competitions/tournaments/${tournamentId}`;
const answers = (more: object = {}) => ({ ...signedIn(), ...tournamentAnswers, ...uploadAnswers, ...more });
const editing = () => openApp(`/tournament/${slug}/edit`, answers({ [change]: myTournamentView.tournament }));
const typed = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inGroup = (name: string) => within(screen.getByRole('group', { name }));
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves a tournament as it stands, without a fee and at any time', async () => {
  const { sent } = await editing();
  await screen.findByRole('button', { name: 'Save' });
  await save();
  const body = () => sent.find(({ call }) => call === change)?.body;
  await waitFor(() => expect(body()).toMatchObject({ version: 3, categories: [{ categoryId, name: 'Singles' }] }));
  expect(body()).not.toHaveProperty('categories.0.fee');
  expect(body()).not.toHaveProperty('categories.0.startWindow');
});

it('keeps between which times a category begins, where a sponsor is found, and a fee as it was', async () => {
  const { tournament } = myTournamentView;
  const [category] = tournament.categories;
  const stored = { ...tournament, categories: [{ ...category, fee: { amountMinor: 1250, currency: 'USD' } }] };
  const seen = { ...myTournamentView, tournament: stored };
  const { sent } = await openApp(`/tournament/${slug}/edit`, answers({ [reading]: seen, [change]: stored }));
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('spinbutton', { name: /[Ff]ee/ })).toBeNull();
  await screen.findByLabelText(/^Matches begin from/);
  typed(/^Matches begin from/, '2031-06-07T09:00');
  await userEvent.click(await screen.findByRole('button', { name: 'Add sponsor' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Sponsor 1/ }), 'Beans');
  await userEvent.type(screen.getByRole('textbox', { name: /^URL of sponsor 1/ }), 'https://beans.example');
  await save();
  expect(await screen.findByText('Choose a date and a time.')).toBeTruthy();
  typed(/^Matches begin until/, '2031-06-07T12:00');
  await save();
  const [fee, startWindow] = [
    { amountMinor: 1250, currency: 'USD' },
    { from: '2031-06-07T09:00', until: '2031-06-07T12:00' },
  ];
  await waitFor(() =>
    expect(sent.find(({ call }) => call === change)?.body).toMatchObject({
      categories: [{ fee, startWindow }],
      sponsors: [{ name: 'Beans', url: 'https://beans.example' }],
    }),
  );
});

it('shows a picture at the head of a tournament, with its words', async () => {
  holdPosts();
  const { sent } = await editing();
  await userEvent.upload(
    await screen.findByLabelText(/^Cover picture/),
    new File(['png'], 'court.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(Posting.last).toBeDefined());
  expect(sent.find(({ call }) => call === 'POST /api/uploads')?.body).toMatchObject({ purpose: 'tournamentPhoto' });
  Posting.last?.onload?.();
  await userEvent.type(await screen.findByRole('textbox', { name: /^What the picture shows/ }), 'Four courts');
  await save();
  const cover = { uploadId, alt: 'Four courts' };
  await waitFor(() => expect(sent.find(({ call }) => call === change)?.body).toMatchObject({ cover }));
});

it('makes a tournament of a community, of its sport, and on one day where no other is said', async () => {
  const create = `POST /api/competitions/teams/${teamId}/tournaments`;
  const austin = { placeId: 'us-4671654', label: 'Austin, TX', lat: 30.26715, lng: -97.74306 };
  const { sent } = await openApp(
    `/team/${teamId}/tournaments/new`,
    answers({ [create]: myTournamentView.tournament, 'GET /api/public/places/cities': { cities: [austin] } }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Autumn Open');
  typed('First day', '2031-09-06');
  expect((await screen.findByRole('button', { name: 'Hours and rest' })).getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(inGroup('Place 1').getByRole('textbox', { name: /^Place name/ }), 'North Park');
  await userEvent.type(await screen.findByRole('combobox', { name: /^City/ }), 'Aust');
  await userEvent.click(await screen.findByRole('option', { name: /Austin, TX/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create tournament' }));
  const days = { startDate: '2031-09-06', endDate: '2031-09-06' };
  const made = { name: 'Autumn Open', cityPlaceId: 'us-4671654', gameTypeId: aTeamShown().gameTypeIds[0], ...days };
  await waitFor(() => expect(sent.find(({ call }) => call === create)?.body).toMatchObject(made));
});

it('begins another category as one that can be entered, and asks for pools where there are some', async () => {
  const { sent } = await editing();
  await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
  expect(inGroup('Category 2').getByRole('spinbutton', { name: /^Pools/ })).toBeTruthy();
  expect(inGroup('Category 1').queryByRole('spinbutton', { name: /^Pools/ })).toBeNull();
  await userEvent.type(inGroup('Category 2').getByRole('textbox', { name: /^Category name/ }), 'Doubles');
  await save();
  const added = { name: 'Doubles', format: 'pools_to_bracket', status: 'open' };
  await waitFor(() =>
    expect(sent.find(({ call }) => call === change)?.body).toMatchObject({ categories: [{ categoryId }, added] }),
  );
});
