import type { Page } from 'playwright-core';
import type { Input } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { button, sees } from './acts.ts';
import { austinPlaceId, type Person } from './person.ts';

type EventInput = Input<typeof events.operations.scheduleEvent>;

/** A wall-clock time in Austin, so many days from now. */
export const inAustin = (days: number, time = '18:30', now = Date.now()): string =>
  `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(new Date(now + days * 86_400_000))}T${time}`;

/** The same so many minutes from now. */
export const soonInAustin = (minutes: number, now = Date.now()): string =>
  new Date(now + minutes * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'America/Chicago' })
    .slice(0, 16)
    .replace(' ', 'T');

/** An event of a player’s, made without a browser. */
export async function anEvent(host: Pick<Person, 'calls'>, differences: Partial<EventInput> = {}): Promise<string> {
  const { eventId } = await host.calls(events).scheduleEvent(
    {
      title: 'Kickball by the river',
      gameTypeId: 'kickball',
      kind: 'pickup',
      location: { kind: 'place', name: 'Zilker Park', cityPlaceId: austinPlaceId },
      localStart: inAustin(5),
      timeZone: 'America/Chicago',
      duration: { hours: 2, minutes: 0 },
      description: 'All levels.',
      capacity: 10,
      ...differences,
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  return eventId;
}

/** Sets the day and the time on the page that creates or edits an event. */
export async function setStart(page: Page, localStart: string): Promise<void> {
  const [date = '', time = ''] = localStart.split('T');
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Start time').fill(time);
}

/** Picks a sport by its tile, behind "All" where it is no recent one. */
export async function chooseSport(page: Page, name: string): Promise<void> {
  const tile = page.getByRole('radio', { name, exact: true });
  await page.getByRole('group', { name: 'Sport' }).waitFor();
  if ((await tile.count()) === 0) await button(page, 'All sports').click();
  await page.locator('label').filter({ has: tile }).click();
  await page.getByRole('radio', { name, exact: true, checked: true }).waitFor();
}

/** Fills in the page that creates events, and publishes; ends on the event's page. */
export async function createEvent(
  page: Page,
  { title, seats, localStart }: { title: string; seats: number; localStart: string },
): Promise<string> {
  await chooseSport(page, 'Kickball');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Place', { exact: true }).fill('Zilker Park');
  await setStart(page, localStart);
  await page.getByLabel('Spots', { exact: true }).fill(String(seats));
  await button(page, 'Publish').click();
  await sees(page, /^Your events? (is|are) published$/);
  await page.waitForURL(/\/evt\/evt_/);
  await button(page.getByRole('dialog', { name: 'Invite players' }), 'Done').click();
  return new URL(page.url()).pathname.split('/')[2]!;
}
