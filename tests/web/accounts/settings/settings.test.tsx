import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { noPayouts } from '../../support/payments/payouts.ts';
import { withoutPlans } from '../../support/payments/plans.ts';
import { aNewcomer, aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const anAdult = () => aPlayer({ birthdate: '1990-05-17' });

const open = (path: string, answers: object = {}) =>
  openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/events/me/substitute': {},
    'GET /api/accounts/me/alternate-emails': { emails: [] },
    'GET /api/public/places/cities': { cities: [] },
    ...noPayouts(),
    ...withoutPlans,
    ...answers,
  });
const strip = async () => within(await screen.findByRole('navigation', { name: 'Settings' }));
const openTab = async () => (await strip()).getByRole('link', { current: 'page' }).textContent;
const tabTo = async (name: string) => (await strip()).getByRole('link', { name });

describe('the settings page', () => {
  it('shows its tabs in the order of the specification', async () => {
    await open('/settings');
    const order = [
      'General',
      'Privacy',
      'Payments',
      'Sports',
      'Availability',
      'Notifications',
      'Activity subscriptions',
    ];
    const shown = (await strip()).getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(shown).toEqual(order.filter((label) => shown.includes(label)));
  });

  it.each([
    ['/settings', 'General'],
    ['/settings?tab=payments', 'Payments'],
    ['/settings?tab=sports', 'Sports'],
    ['/settings?tab=nonsense', 'General'],
  ])('opens at %s the tab %s', async (path, tab) => {
    await open(path);
    expect(await openTab()).toBe(tab);
  });

  it('puts the chosen tab into the address', async () => {
    const app = await open('/settings');
    await user.click(await tabTo('Payments'));
    await waitFor(async () => expect(await openTab()).toBe('Payments'));
    expect(app.path()).toBe('/settings?tab=payments');
  });

  it('keeps the profile form on general', async () => {
    await open('/settings?tab=general');
    expect(((await screen.findByLabelText('Display name')) as HTMLInputElement).value).toBe('Ana P');
  });

  it('leads to the profile', async () => {
    await open('/settings');
    expect((await screen.findByRole('link', { name: 'View Profile' })).getAttribute('href')).toBe('/profile');
  });

  it('leads to the invoices from payments', async () => {
    await open('/settings?tab=payments');
    const link = await screen.findByRole('link', { name: 'View Invoices' });
    expect(link.getAttribute('href')).toBe('/invoices');
  });

  it('shows at any other path the profile form as after signing up, with a picture', async () => {
    await open('/settings/anything/else', { 'GET /api/accounts/me': aNewcomer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'More Information' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: /Beans/ })).toBeTruthy();
    expect(screen.getByLabelText('Display name')).toBeTruthy();
  });

  it('asks before another tab takes away what was typed', async () => {
    const app = await open('/settings');
    await user.type(await screen.findByLabelText('Display name'), 'x');
    await user.click(await tabTo('Payments'));
    expect(await screen.findByText('Leave this page?')).toBeTruthy();
    expect(app.path()).toBe('/settings');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/settings?tab=payments'));
  });

  it('saves the sports in which a user can be asked to substitute', async () => {
    const sports = [{ gameTypeId: 'soccer', available: true, level: 'advanced', positions: ['Keeper'] }];
    const said = {
      radiusMiles: 9,
      noticeHours: 1,
      quietFrom: '22:00',
      quietUntil: '08:00',
      timeZone: 'America/Chicago',
    };
    const profile = { ...said, sports, city: aPlayer().city };
    const app = await open('/settings?tab=sports', {
      'GET /api/accounts/me': anAdult(),
      'GET /api/events/me/substitute': { profile },
      'PUT /api/events/me/substitute': profile,
    });
    await user.click(await screen.findByLabelText('I can be asked'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Successfully saved availability')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'PUT /api/events/me/substitute')?.body;
    expect(sent).toEqual({ ...said, cityPlaceId: 'c1', sports: [{ ...sports[0], available: false }] });
  });

  it('begins with the game of the profile where nothing was said of substituting', async () => {
    await open('/settings?tab=sports', { 'GET /api/accounts/me': anAdult() });
    expect(await screen.findByRole('button', { name: /^Sport.*Soccer/ })).toBeTruthy();
  });

  it('leads a person of unknown age to where the birth date is said', async () => {
    await open('/settings?tab=sports');
    const way = await screen.findByRole('link', { name: 'Add your birth date in settings' });
    expect(way.getAttribute('href')).toBe('/settings?tab=general');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('tells a minor that substitutes are adults, and takes nothing', async () => {
    const birthdate = `${new Date().getUTCFullYear() - 15}-01-01`;
    await open('/settings?tab=sports', { 'GET /api/accounts/me': aPlayer({ birthdate }) });
    expect(await screen.findByText(/You can sign up here once you turn 18/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
