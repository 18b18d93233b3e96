import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressFaults, subscribable } from '#shared/discovery/subscriptions/schemas.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const boise = { placeId: 'us-1', label: 'Boise, ID', lat: 43.6, lng: -116.2 };
const austin = {
  id: 1,
  address: { name: 'Austin, TX', lat: 30.2, lng: -97.7, description: 'Austin, TX, United States' },
  radius: 20,
  activities: ['Basketball'],
  frequency: 'weekly',
  status: 'active',
  timeZone: 'America/Chicago',
};
const shown = { ...austin, isExpired: false };
const waco = { ...shown, id: 2, address: { ...austin.address, name: 'Waco, TX' }, isExpired: true };
const mine = '/api/discovery/me/activity-subscriptions';
const open = (subscriptions: readonly object[] = [], answers: object = {}) =>
  openApp('/settings?tab=activities-subscription', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/public/places/cities': { cities: [boise] },
    [`GET ${mine}`]: { subscriptions, version: 3 },
    [`PUT ${mine}`]: { subscriptions: [], version: 4 },
    ...answers,
  });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const savedBy = (app: Awaited<ReturnType<typeof open>>) =>
  app.sent.find(({ call }) => call === `PUT ${mine}`)?.body as { subscriptions: object[]; version: number };
const pickBoise = async () => {
  await user.type(await screen.findByLabelText('City'), 'Boi');
  await user.click(await screen.findByRole('option', { name: /Boise/ }));
};
const chooseActivity = async (name: string) => {
  await user.click(screen.getByLabelText(/^Activities/));
  await user.click(await screen.findByRole('option', { name }));
};

describe('the activity subscriptions tab', () => {
  it('says that there are none yet, and how to begin', async () => {
    await open();
    expect(await screen.findByText('No subscriptions yet')).toBeTruthy();
    expect(screen.getByText('Add your first city to start receiving activity updates')).toBeTruthy();
  });

  it('adds a city with 15 miles, and closes the form', async () => {
    const app = await open([shown]);
    await press('Add a city');
    const slider = await screen.findByRole('slider', { name: 'Radius' });
    const [least, most, step, value] = ['min', 'max', 'step', 'value'].map((name) => slider.getAttribute(name));
    expect([least, most, step, value]).toEqual(['1', '50', '1', '15']);
    await pickBoise();
    await chooseActivity('Tennis');
    await press('Add city');
    await screen.findByText('Saved. We’ve emailed you a confirmation.');
    expect(savedBy(app)).toMatchObject({
      version: 3,
      subscriptions: [
        austin,
        {
          address: { name: 'Boise, ID', lat: 43.6, lng: -116.2 },
          radius: 15,
          activities: ['Tennis'],
          status: 'active',
        },
      ],
    });
  });

  it('asks for a city that was picked, and for an activity', async () => {
    await open();
    await press('Add a city');
    await press('Add city');
    expect(await screen.findByText(addressFaults.required)).toBeTruthy();
    expect(screen.getByText('Choose at least one activity.')).toBeTruthy();
    await user.type(screen.getByLabelText('City'), 'Somewhere');
    await press('Add city');
    expect(await screen.findByText(addressFaults.invalidLocation)).toBeTruthy();
  });

  it('offers every activity but Other, and finds them by their name', async () => {
    await open();
    await press('Add a city');
    await user.click(await screen.findByLabelText(/^Activities/));
    const labels = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(labels).toEqual(subscribable);
    expect(labels).not.toContain('Other');
    await user.type(screen.getByRole('combobox', { name: /Find in Activities/ }), 'pick');
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Pickleball']));
  });

  it('begins a temporary one today, without an end, and asks for it', async () => {
    await open([shown]);
    await press('Edit Austin, TX');
    await user.click(await screen.findByLabelText('Only for a while'));
    const dayIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
    const now = new Date();
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    expect([dayIn('First day'), dayIn('Last day')]).toEqual([today, '']);
    await press('Save city');
    expect(await screen.findByText('Choose the last day.')).toBeTruthy();
  });

  it('changes one by its id, and leaves the choice when another window saved first', async () => {
    let version = 3;
    const app = await open([shown], { [`GET ${mine}`]: () => ({ subscriptions: [shown, waco], version }) });
    await press('Edit Austin, TX');
    expect(await screen.findByRole('button', { name: 'Save city' })).toBeTruthy();
    await chooseActivity('Golf');
    version = 5;
    await press('Save city');
    await press('Save mine');
    await screen.findByText('Saved. We’ve emailed you a confirmation.');
    const { subscriptions, ...over } = savedBy(app);
    expect(over).toEqual({ version: 5 });
    expect(subscriptions).toMatchObject([{ id: 1, activities: ['Basketball', 'Golf'], radius: 20 }, { id: 2 }]);
  });

  it('pauses at once, and removes when it was asked', async () => {
    const app = await open([shown, waco]);
    expect(await screen.findByText('Ended')).toBeTruthy();
    await press('Pause Austin, TX');
    await screen.findByText('Saved.');
    expect(savedBy(app).subscriptions).toMatchObject([{ id: 1, status: 'paused' }, { id: 2 }]);
    app.sent.length = 0;
    const remove = await screen.findByRole('button', { name: 'Remove Austin, TX' });
    await waitFor(() => expect((remove as HTMLButtonElement).disabled).toBe(false));
    await user.click(remove);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this city?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove city' }));
    await screen.findByText('City removed.');
    expect(savedBy(app).subscriptions).toMatchObject([{ id: 2 }]);
  });
});

it('pauses a city by the link of a mail when a person says so', async () => {
  const app = await openApp('/mail/off?city=tkn', {
    'POST /api/public/discovery/activity-subscriptions/off/tkn': { city: 'Austin, TX' },
  });
  await press('Turn it off');
  expect(await screen.findByText('Done. You’ll get no more emails about Austin, TX.')).toBeTruthy();
  expect(app.sent.map(({ call }) => call)).toContain('POST /api/public/discovery/activity-subscriptions/off/tkn');
});
