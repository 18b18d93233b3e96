import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aSeasonShown, mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

it.each([
  ['registration_scheduled', 'Registration isn’t open yet.', true],
  ['in_play', 'Registration is closed. The season is on.', false],
  ['completed', 'The season is over.', false],
] as const)(
  'says of a season that is %s why no one registers, and when they could',
  async (status, words, tellsWhen) => {
    const opens = { name: 'Early', opensAt: '2031-01-01T12:00:00.000Z', closesAt: '2031-02-01T12:00:00.000Z' };
    const registrationWindows = [{ ...opens, audience: 'public' }];
    const season = { ...aSeasonShown, status, registrationWindows };
    const view = { ...mySeasonView, season, isOpenForMe: false };
    await openApp(`/seasons/${seasonId}`, {
      ...signedIn(),
      ...seasonAnswers,
      [`GET /api/competitions/me/seasons/${seasonId}`]: view,
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByText(/^Early: /)).toHaveLength(Number(tellsWhen));
  },
);

it('lets no parent register in a season for children, and leads to their child', async () => {
  const season = {
    ...aSeasonShown,
    status: 'registration_open',
    rosterRules: { ...aSeasonShown.rosterRules, maxAge: 10 },
  };
  await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, season },
  });
  expect(await screen.findByText('This season is for players up to 10 years old.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add your child to register them' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
});
