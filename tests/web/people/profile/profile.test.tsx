import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { aNewcomer, aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const austin = { placeId: 'c1', label: 'Austin, TX', lat: 30.3, lng: -97.7 };
const cities = { 'GET /api/public/places/cities': { cities: [austin] } };
const events = { 'GET /api/events/mine': { events: [] } };
const save = () => screen.getByRole('button', { name: /Continue|Save/ }) as HTMLButtonElement;
const isDisabled = () => save().disabled || save().getAttribute('aria-disabled') === 'true';

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const open = async (me: object, answers = {}, path = '/profile/complete') => {
  const app = await openApp(path, { 'GET /api/accounts/me': me, ...cities, ...events, ...answers });
  await screen.findByLabelText('Display name');
  return app;
};

describe('the profile form', () => {
  it('is headed More Information for a user new, and Settings afterwards', async () => {
    await open(aNewcomer());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('More Information');
    cleanup();
    await open(aPlayer());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
  });

  it('counts what is typed', async () => {
    await open(aPlayer());
    expect(screen.getByText('5 / 25')).toBeTruthy();
    expect(screen.getByText('9 / 300')).toBeTruthy();
  });

  it('cannot be sent while it is invalid', async () => {
    await open(aNewcomer());
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  it('says what is wrong with a name once it has been left', async () => {
    await open(aPlayer());
    await user.clear(screen.getByLabelText('Full name'));
    await user.type(screen.getByLabelText('Full name'), 'Ana');
    await user.tab();
    expect(await screen.findByText('Use your first and last name.')).toBeTruthy();
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  it('forgets the picked city when the person types on', async () => {
    await open(aPlayer());
    await waitFor(() => expect(isDisabled()).toBe(false));
    await user.type(screen.getByLabelText('City'), 'x');
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  it('takes a city from the suggestions, saves, and goes on to where the person was going', async () => {
    const saved = aPlayer();
    const app = await open(
      aNewcomer({ displayName: 'Ana P', fullName: 'Ana Perez', games: ['soccer'] }),
      { 'PUT /api/people/me/profile': saved },
      '/profile/complete?next=%2Fcalendars',
    );
    const city = screen.getByLabelText('City');
    await user.type(city, 'aus');
    await user.click(await screen.findByRole('option', { name: /Austin, TX/ }));
    await waitFor(() => expect(isDisabled()).toBe(false));
    await user.click(save());
    expect(await screen.findByText('Welcome to Rovers!')).toBeTruthy();
    await waitFor(() => expect(app.path()).toBe('/calendars'));
    expect(app.sent.find(({ call }) => call === 'PUT /api/people/me/profile')?.body).toEqual({
      displayName: 'Ana P',
      fullName: 'Ana Perez',
      games: ['soccer'],
      cityPlaceId: 'c1',
      email: 'ana@example.com',
      joinReason: [],
      levels: {},
      version: 1,
    });
  });

  it('tells a user who is not new that the profile was updated', async () => {
    await open(aPlayer(), { 'PUT /api/people/me/profile': aPlayer({ version: 3 }) });
    await waitFor(() => expect(isDisabled()).toBe(false));
    await user.click(save());
    expect(await screen.findByText('Successfully updated your profile')).toBeTruthy();
  });

  it('asks for a level in each chosen game, and sends what is said and no more', async () => {
    const app = await open(
      aPlayer({
        games: ['soccer', 'tennis'],
        birthdate: '1990-05-17',
        gender: 'woman',
        levels: { soccer: 'beginner' },
      }),
      { 'PUT /api/people/me/profile': aPlayer({ version: 3 }) },
    );
    expect(screen.getByLabelText(/Level in Tennis/)).toBeTruthy();
    await user.clear(screen.getByLabelText(/Birth date/));
    await user.click(screen.getByLabelText(/Gender/));
    await user.click(await screen.findByRole('option', { name: 'Prefer not to say' }));
    await waitFor(() => expect(isDisabled()).toBe(false));
    await user.click(save());
    await screen.findByText('Successfully updated your profile');
    const body = app.sent.find(({ call }) => call === 'PUT /api/people/me/profile')?.body as object;
    expect(body).toMatchObject({ levels: { soccer: 'beginner' } });
    expect(body).not.toHaveProperty('birthdate');
    expect(body).not.toHaveProperty('gender');
  });

  it.each([
    ['2031-01-01', 'You must be at least 13 years old.'],
    ['1880-01-01', 'Choose a day within the last 120 years.'],
  ])('refuses %s as a birth date', async (day, words) => {
    await open(aPlayer());
    fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: day } });
    fireEvent.blur(screen.getByLabelText(/Birth date/));
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  it('asks the user who came through Google to tick the box', async () => {
    await open(aPlayer({ acceptedTerms: false }));
    await waitFor(() => expect(isDisabled()).toBe(true));
    await user.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(isDisabled()).toBe(false));
  });

  it('waits for a record that is still being made', async () => {
    const answers = [{ state: 'pending' }, { state: 'pending' }, aNewcomer()];
    await openApp('/profile/complete', { 'GET /api/accounts/me': () => answers.shift() ?? aNewcomer(), ...cities });
    expect(await screen.findByText('Setting up your account')).toBeTruthy();
    expect(await screen.findByLabelText('Display name')).toBeTruthy();
  });

  it('says when a user changed the profile in the meantime', async () => {
    const changed = () => Response.json({ code: 'record.changed', currentVersion: 5 }, { status: 409 });
    const { sent } = await open(aPlayer(), { 'PUT /api/people/me/profile': changed });
    await waitFor(() => expect(isDisabled()).toBe(false));
    await user.click(save());
    expect(await screen.findByText('Another tab or device saved first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    const saved = () => sent.filter(({ call }) => call === 'PUT /api/people/me/profile').map(({ body }) => body);
    await waitFor(() => expect(saved()[1]).toMatchObject({ version: 5 }));
  });
});
