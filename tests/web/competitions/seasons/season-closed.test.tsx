import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const forChildren = (modes: readonly string[]) => ({
  ...aSeasonShown,
  status: 'registration_open',
  registrationModes: modes,
  rosterRules: { ...aSeasonShown.rosterRules, maxAge: 10 },
});
const openFor = (modes: readonly string[], more: object = {}) =>
  openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: { ...mySeasonView, season: forChildren(modes) },
    ...more,
  });

it('lets no parent register in a season for children, and leads to their child where teams need a code', async () => {
  await openFor(['join_team']);
  expect(await screen.findByText('This season is for players up to 10 years old.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add your child to register them' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
});

it('adds a child and registers them in one form, and asks for consent before anything is sent', async () => {
  const dependantId = 'dep_01KAMFE3NG00000000000000AB';
  const adding = 'POST /api/people/family/dependants';
  const registering = `PUT /api/competitions/me/seasons/${seasonId}/dependants/${dependantId}/registration`;
  const app = await openFor(['individual'], {
    [adding]: {
      ...{ dependantId, version: 1, firstName: 'Leo', lastName: 'Cruz', age: 9, consents: [] },
      ...{ guardians: [], isGuardian: true, rights: [], ageOn: '2031-01-01' },
    },
    [registering]: {
      ...{ seasonId, userId: dependantId, displayName: 'Leo', version: 1, mode: 'individual', status: 'registered' },
      ...{ divisionId: aSeasonShown.divisions[0]?.divisionId, squadIds: [], registeredAt: '2031-02-01T00:00:00.000Z' },
      answers: { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Register your child' }));
  await userEvent.type(await screen.findByLabelText('First name'), 'Leo');
  await userEvent.type(screen.getByLabelText('Last name'), 'Cruz');
  await userEvent.type(screen.getByLabelText('Age'), '9');
  await userEvent.type(screen.getByLabelText(/^Phone number/), '(512) 555-0142');
  await userEvent.click(screen.getByRole('button', { name: 'Register Leo' }));
  expect(await screen.findByText('Tick the box to give your consent.')).toBeTruthy();
  expect(app.sent.filter(({ call }) => call === adding)).toEqual([]);
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Register Leo' }));
  const said = { firstName: 'Leo', lastName: 'Cruz', age: 9, phoneNumber: '+15125550142', collectionConsent: true };
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === registering)?.body).toMatchObject({ mode: 'individual' }),
  );
  expect(app.sent.find(({ call }) => call === adding)?.body).toMatchObject(said);
});
