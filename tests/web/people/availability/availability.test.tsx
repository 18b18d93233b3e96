import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoursOn } from '#tests/support/people/availability.ts';
import { discardUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { noticeMs } from '#web/app/shell/flashes/notices.ts';
import { type Sent, signInAs } from '../../support/app.tsx';
import {
  openAvailability,
  saveButton,
  sentBy,
  storedHours,
  timesOf,
  typeTime,
} from '../../support/people/availability.tsx';

const user = userEvent.setup({ delay: null });
beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());
// After the page is gone: leaving it would ask.
afterEach(() => {
  cleanup();
  discardUnsaved();
});

const day = (name: string) => within(screen.getByRole('group', { name }));
const box = (name: string) => day(name).getByRole('checkbox') as HTMLInputElement;

describe('the availability tab', () => {
  it('creates what was never said', async () => {
    const app = await openAvailability();
    await user.click(box('Tuesday'));
    await user.click(saveButton());
    expect(await screen.findByText('Successfully saved availability')).toBeTruthy();
    expect(sentBy(app, 'POST /api/people/me/availability')).toMatchObject({
      weeklyAvailability: hoursOn({ tuesday: ['17:00-20:00'] }).weeklyAvailability,
      dateSpecificAvailability: [],
    });
  });

  it('shows what is stored, and updates it', async () => {
    const app = await openAvailability(storedHours);
    expect(timesOf('Friday')).toEqual(['18:00', '21:00', '22:00', '23:00']);
    expect(box('Sunday').checked).toBe(false);
    await user.click(box('Monday'));
    await user.click(saveButton());
    await screen.findByText('Successfully saved availability');
    expect(sentBy(app, 'PUT /api/people/me/availability')).toMatchObject({ version: 4 });
  });

  it('says that it was saved, with a button that dismisses it', async () => {
    await openAvailability(storedHours);
    await user.click(box('Sunday'));
    await user.click(saveButton());
    await screen.findByText('Successfully saved availability');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Successfully saved availability')).toBeNull());
  });

  it('keeps saying that saving failed until it is dismissed', async () => {
    const failed = () => Response.json({ code: 'request.invalid' }, { status: 400 });
    await openAvailability(storedHours, { 'PUT /api/people/me/availability': failed });
    await user.click(box('Sunday'));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await user.click(saveButton());
    expect(await screen.findByText('Something went wrong saving availability')).toBeTruthy();
    expect(timers.mock.calls.filter(([, delay]) => delay === noticeMs.error)).toEqual([]);
    timers.mockRestore();
    expect(timesOf('Sunday')).toEqual(['17:00', '20:00']);
  });

  it('gives a ticked day 17:00 to 20:00, and unticks it with its last range', async () => {
    await openAvailability();
    await user.click(box('Wednesday'));
    expect(timesOf('Wednesday')).toEqual(['17:00', '20:00']);
    await user.click(screen.getByRole('button', { name: 'Remove Wednesday, range 1' }));
    expect(box('Wednesday').checked).toBe(false);
    expect(day('Wednesday').getByText('Unavailable')).toBeTruthy();
  });

  it('copies the hours of a day to all other days', async () => {
    await openAvailability(storedHours);
    const copy = screen.getByRole('button', { name: 'Copy To All Other Days: Friday' });
    expect(copy.textContent).toBe('Copy To All Other Days');
    await user.click(copy);
    for (const name of ['Monday', 'Sunday']) expect(timesOf(name)).toEqual(['18:00', '21:00', '22:00', '23:00']);
  });

  it.each([
    ['Friday, range 2: start', '20:00', 'Overlapping times with another range.'],
    ['Friday, range 2: end', '21:30', 'End must be after start.'],
    ['Monday, range 1: start', '', 'Choose a start and an end.'],
  ])('cannot be saved with %s at "%s"', async (label, value, words) => {
    await openAvailability(storedHours);
    typeTime(label, value);
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() =>
      expect(saveButton().disabled || saveButton().getAttribute('aria-disabled') === 'true').toBe(true),
    );
  });

  it('shows the week by the hour, and is edited there with the keyboard', async () => {
    await openAvailability(storedHours);
    const grid = within(screen.getByRole('table', { name: 'Your week, by the hour' }));
    const pressed = () => grid.getAllByRole('button', { pressed: true }).map((cell) => cell.getAttribute('aria-label'));
    expect(pressed()).toContain('Monday 5 PM');
    expect(pressed()).not.toContain('Monday 8 PM');
    grid.getByRole('button', { name: 'Monday 5 PM' }).focus();
    await user.keyboard('{ArrowRight}{ArrowDown} ');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday 6 PM');
    expect(timesOf('Tuesday')).toEqual(['18:00', '19:00']);
    expect(grid.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('takes all hours between where a drag begins and where it ends, whatever it came past', async () => {
    await openAvailability(storedHours);
    const hour = (name: string) => screen.getByRole('button', { name });
    await user.pointer([
      { keys: '[MouseLeft>]', target: hour('Tuesday 6 PM') },
      { target: hour('Friday 9 PM') },
      { target: hour('Wednesday 7 PM') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(timesOf('Tuesday')).toEqual(['18:00', '20:00']);
    expect(timesOf('Wednesday')).toEqual(['18:00', '20:00']);
    expect(box('Thursday').checked).toBe(false);
    expect(timesOf('Friday')).toEqual(['18:00', '21:00', '22:00', '23:00']);
    await user.click(hour('Tuesday 6 PM'));
    expect(timesOf('Tuesday')).toEqual(['19:00', '20:00']);
  });

  it('asks which of two stays when another tab saved first, and saves over it when told to', async () => {
    const app = await openAvailability(storedHours, {
      'PUT /api/people/me/availability': ({ body }: Sent) =>
        (body as { version: number }).version === 7
          ? { ...(body as object), version: 8 }
          : Response.json({ code: 'record.changed', currentVersion: 7 }, { status: 409 }),
    });
    await user.click(box('Sunday'));
    await user.click(saveButton());
    await screen.findByText('Another tab or device saved first');
    expect(screen.queryByText(/^Somebody changed this/)).toBeNull();
    expect(timesOf('Sunday')).toEqual(['17:00', '20:00']);
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Successfully saved availability');
    expect(app.sent.filter(({ call }) => call === 'PUT /api/people/me/availability')).toHaveLength(2);
  });

  it('shows what another tab saved when that is to stay', async () => {
    let latest = storedHours;
    await openAvailability(storedHours, {
      'GET /api/people/me/availability': () => ({ availability: latest }),
      'PUT /api/people/me/availability': () => {
        latest = { ...hoursOn({ sunday: ['08:00-09:00'] }), version: 9 };
        return Response.json({ code: 'record.changed', currentVersion: 9 }, { status: 409 });
      },
    });
    await user.click(box('Sunday'));
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Load what was saved' }));
    await waitFor(() => expect(timesOf('Sunday')).toEqual(['08:00', '09:00']));
  });

  it('offers to skip it right after signing up, and leads to the profile otherwise', async () => {
    await openAvailability(undefined, {}, '/settings?tab=availability&skippable=true');
    expect(screen.getByRole('link', { name: 'Skip for now...' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('link', { name: 'View Profile' })).toBeNull();
    cleanup();
    await openAvailability();
    expect(screen.queryByRole('link', { name: 'Skip for now...' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'View Profile' })).toHaveLength(2);
  });
});
