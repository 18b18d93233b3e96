import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const draftSaved = 'PUT /api/teams/me/team-draft';
const left = 'POST /api/teams/me/team-draft/left';
const wizard = (answers: object = {}) =>
  openApp('/teams/create', { ...signedIn(), ...teamAnswers, [draftSaved]: {}, [left]: {}, ...answers });
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Next' }));

it('shows the form with its hero image and the way to learn more, and Other first among the game types', async () => {
  await wizard();
  const more = await screen.findByRole('link', { name: 'Learn more here' });
  expect(more.getAttribute('href')).toBe('/start/community');
  expect(document.querySelector('img.team-hero')?.getAttribute('src')).toBe('/community-hero.svg');
  await next();
  await userEvent.click(await screen.findByRole('button', { name: /^Sports/ }));
  expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Other');
});

it('goes forward only when a step is right, keeps a draft, and is clear again after it was left', async () => {
  const app = await wizard();
  await next();
  expect(await screen.findByText('Step 2 of 8')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Name and sport'));
  await next();
  expect(await screen.findByText('The name needs at least 2 characters.')).toBeTruthy();
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: draftSaved, body: expect.objectContaining({ step: 1 }) }),
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Learn more here' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Start a community' })).toBeTruthy();
  expect(app.sent.some(({ call }) => call === left)).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Create a community' }));
  expect(await screen.findByText('Step 1 of 8')).toBeTruthy();
});

it('goes on with a draft where it was, and reminds the member who leaves it there', async () => {
  const draft = { step: 6, values: { name: 'Dawn Hoops', kind: 'club' }, savedAt: '2031-06-01T00:00:00.000Z' };
  const app = await wizard({ 'GET /api/teams/me/team-draft': { draft } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('Step 8 of 8')).toBeTruthy();
  expect(screen.getByText('Dawn Hoops')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('link', { name: 'Learn more here' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: left, body: { step: 6 } })));
});

it('warns in the wizard of a community of the same name, and goes on all the same', async () => {
  const namesakes = [{ ...aTeamShown(), name: 'Dawn Hoops', memberCount: 1 }];
  const draft = { step: 6, values: { name: 'Dawn hoops' }, savedAt: '2031-06-01T00:00:00.000Z' };
  await wizard({ 'GET /api/teams/me/team-draft': { draft }, [draftSaved]: { namesakes } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await screen.findByText(/already has a community with this name/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dawn Hoops' }).getAttribute('href')).toBe(`/team/${teamId}`);
  expect(await screen.findByRole('button', { name: 'Create community' })).toBeTruthy();
});

it.each([
  ['request', /Ask to join/, true],
  ['closed', /^Not taking new members$/, false],
])('tells a visitor how one joins a community that says %s', async (joinPolicy, words, canSignIn) => {
  await openApp(`/team/${teamId}`, { [`GET /api/public/teams/${teamId}`]: { ...aTeamShown({ joinPolicy }) } });
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Sign in to join' })).toHaveLength(Number(canSignIn)),
  );
});
