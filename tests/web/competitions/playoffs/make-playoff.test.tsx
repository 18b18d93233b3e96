import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { playoffAnswers, playoffId } from '../../support/competitions/playoffs.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/playoff/${playoffId}`;

it('makes a playoff of a game, or says why none came of it and what to do', async () => {
  const [source, making] = ['gam_01KAMFE3NG00000000000000AC', '/generation'];
  const call = `POST /api/competitions/playoffs/${source}${making}`;
  const exists = { status: 'failed', error: { code: 'already_exists', playoffId }, names: {} };
  const app = await openApp(`/playoff/make/${source}`, { ...signedIn(), ...playoffAnswers, [call]: exists });
  await userEvent.click(await screen.findByRole('button', { name: 'Create playoff' }));
  expect((await screen.findByRole('link', { name: 'Open playoff' })).getAttribute('href')).toBe(page);
  await userEvent.click(screen.getByRole('button', { name: 'Replace playoff' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call, body: expect.objectContaining({ replace: true }) }),
    ),
  );
  cleanup();
});

it('asks for a playoff with seeds set by hand that is played for every place', async () => {
  const source = 'gam_01KAMFE3NG00000000000000AC';
  const call = `POST /api/competitions/playoffs/${source}/preview`;
  const failed = { status: 'failed', error: { code: 'not_enough_participants', found: 1, needed: 2 }, names: {} };
  const app = await openApp(`/playoff/make/${source}`, { ...signedIn(), ...playoffAnswers, [call]: failed });
  const choose = async (field: RegExp, choice: string) => {
    await userEvent.click(await screen.findByRole('button', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: choice }));
  };
  await choose(/Places to play for/, 'Every place');
  await userEvent.click(screen.getByRole('button', { name: 'Teams and seeding' }));
  await choose(/^Seeds/, 'Set by you');
  await choose(/Next seed/, 'Bees');
  expect(await screen.findByText('1. Bees')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const configuration = expect.objectContaining({ seeding: 'manual', placementDepth: 'all', thirdPlace: true });
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call, body: expect.objectContaining({ configuration, picked: ['e2'] }) }),
    ),
  );
});
