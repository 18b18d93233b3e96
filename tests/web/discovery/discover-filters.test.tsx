import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/app.tsx';
import { asked, austin, found } from '../support/discover.ts';

const user = userEvent.setup();

const openSheet = async () => user.click(await screen.findByRole('button', { name: /^Filters/ }));

async function pick(label: string, option: string): Promise<void> {
  const filters = screen.getByRole('region', { name: 'Filters' });
  await user.click(await within(filters).findByLabelText(new RegExp(`^${label}`)));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the filters of the discover page', () => {
  it('are in the address, each of them, and are cleared at once', async () => {
    const app = await openApp(austin, found());
    await screen.findByText('Sunday run');
    await openSheet();
    await screen.findByRole('region', { name: 'Filters' });
    await pick('Time of day', 'Evening, from 5 PM');
    await waitFor(() => expect(asked(app.path())).toMatchObject({ dayPart: 'evening' }));
    await pick('My level', 'Beginner');
    await pick('Good for', 'Step-free access');
    await user.keyboard('{Escape}');
    const chosen = { level: 'beginner', inclusion: 'stepFree' };
    await waitFor(() => expect(asked(app.path())).toMatchObject(chosen));
    await pick('Order', 'Nearest first');
    await screen.findByText('within 25 mi, next 7 days');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(Object.keys(asked(app.path()))).toEqual(['lat', 'lng', 'near', 'sort']));
  });

  it('say how many are set', async () => {
    await openApp(`${austin}&dayPart=evening&level=beginner`, found());
    expect(await screen.findByRole('button', { name: 'Filters · 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Evening' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('that are used most are a press each, and another press takes them back', async () => {
    const app = await openApp(austin, found());
    await user.click(await screen.findByRole('button', { name: 'Free' }));
    await waitFor(() => expect(asked(app.path())).toMatchObject({ mostPrice: 'USD0' }));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(asked(app.path()).from).toBe(asked(app.path()).until));
    await user.click(screen.getByRole('button', { name: 'This week' }));
    await user.click(await screen.findByRole('button', { name: 'This week', pressed: true }));
    await waitFor(() => expect(asked(app.path())).not.toHaveProperty('from'));
    const sports = screen.getByRole('navigation', { name: 'Sports' });
    await user.click(within(sports).getByRole('link', { name: 'Pickleball' }));
    await waitFor(() => expect(asked(app.path())).toMatchObject({ game: 'pickleball', mostPrice: 'USD0' }));
    await user.click(await screen.findByRole('link', { name: 'Pickleball', current: true }));
    await waitFor(() => expect(asked(app.path())).not.toHaveProperty('game'));
  });

  it('read what the address says, and leave out what makes no sense', async () => {
    await openApp(
      `${austin}&dayPart=night&seats=4&sort=cheapest&mostPrice=USD0&inclusion=loud&level=advanced`,
      found(),
    );
    await screen.findByText('Sunday run');
    await openSheet();
    await screen.findByRole('region', { name: 'Filters' });
    expect(screen.getByLabelText(/^Spots left/).textContent).toBe('At least 4');
    expect(screen.getByLabelText(/^Time of day/).textContent).toBe('Any time');
    expect(screen.queryByLabelText(/^Price/)).toBeNull();
    expect(screen.getByLabelText(/^My level/).textContent).toBe('Advanced');
  });

  it('lead on where few events pass them', async () => {
    await openApp(`${austin}&seats=6`, found({ events: [], nextCursor: 'on' }));
    const link = await screen.findByRole('link', { name: 'Look further' });
    expect(asked(link.getAttribute('href') ?? '')).toMatchObject({ seats: '6', cursor: 'on' });
  });
});
