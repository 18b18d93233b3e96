import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { openApp } from '../../support/app.tsx';
import { aSquadShown, mySeasonView, seasonAnswers, seasonId, squadId } from '../../support/competitions/seasons.ts';
import { holdPosts, Posting, uploadAnswers, uploadId } from '../../support/sending.ts';
import { signedIn } from '../../support/signed-in.ts';

const change = `PUT /api/competitions/me/seasons/${seasonId}/squads/${squadId}`;
const withLogo = { ...aSquadShown, logo: uploadId };

const answersOf = (squad: object) => ({
  ...signedIn(),
  ...seasonAnswers,
  ...uploadAnswers,
  [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, squads: [{ ...squad, code: 'ABCD2345' }] },
  [change]: squad,
});
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save Comets' }));

it('is chosen for a team and saved with it', async () => {
  holdPosts();
  const { sent } = await openApp(`/seasons/${seasonId}/teams`, answersOf(aSquadShown));
  await userEvent.upload(await screen.findByLabelText(/^Logo/), new File(['png'], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(Posting.last).toBeDefined());
  expect(sent.find(({ call }) => call === 'POST /api/uploads')?.body).toMatchObject({ purpose: 'squadLogo' });
  Posting.last?.onload?.();
  const shown = await screen.findByRole('img', { name: 'The logo of Comets' });
  expect(shown.getAttribute('src')).toBe(mediaPath(uploadId));
  await save();
  await waitFor(() => expect(sent.find(({ call }) => call === change)?.body).toMatchObject({ logo: uploadId }));
});

it('is removed after a question, and stays where the answer is no', async () => {
  const { sent } = await openApp(`/seasons/${seasonId}/teams`, answersOf(withLogo));
  const answer = async (verb: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
    const asked = await screen.findByRole('dialog', { name: /Remove logo of Comets/ });
    await userEvent.click(within(asked).getByRole('button', { name: verb }));
  };
  await answer('Go back');
  expect(screen.getByRole('img', { name: 'The logo of Comets' })).toBeTruthy();
  await answer('Remove');
  await waitFor(() => expect(screen.queryByRole('img', { name: 'The logo of Comets' })).toBeNull());
  await save();
  await waitFor(() => expect(sent.find(({ call }) => call === change)?.body).toMatchObject({ logo: null }));
});

it('stands beside the name of the team on the page of the season', async () => {
  await openApp(`/seasons/${seasonId}?tab=teams`, answersOf(withLogo));
  const named = await screen.findByRole('button', { name: /Comets \(1\)/ });
  expect(named.querySelector('img')?.getAttribute('src')).toBe(mediaPath(uploadId));
});
