import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { family } from '#shared/family/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { routesOf } from '#web/app/routes.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { button, choose, heading } from './support/acts.ts';
import { anEvent } from './support/event.ts';
import { aPerson, type Person } from './support/person.ts';
import { aPlace } from './support/place.ts';
import { visit } from './support/visit.ts';

const origin = inject('origin');
const austin = '?lat=30.2672&lng=-97.7431&near=Austin,+TX';
/** Redirects before it shows anything. */
const passing = ['identity/auth-dialog-page.tsx'];
/** What some pages need in their address to have something to show. */
const queries: Readonly<Record<string, string>> = {
  'discover/discover-page.tsx': austin,
  'discover/full-search-page.tsx': '?q=running',
  'mail/mail-off-page.tsx': '?token=none',
  'events/claim-guest-page.tsx': '?key=none',
  'identity/verify-email-page.tsx': '?email=sam@people.example',
};

interface BuiltPage {
  readonly page: string;
  readonly path: string;
  readonly guards: string;
}

/** Every page there is, once, at the first of its addresses. */
const built: readonly BuiltPage[] = [
  ...new Map(
    routesOf('main')
      .flatMap(({ page, path, guards }) => (page ? [{ page, path, guards: guards.join('') }] : []))
      .reverse()
      .map((entry) => [entry.page, entry]),
  ).values(),
].filter(({ page }) => !passing.includes(page));

/** Each width and each appearance once: what a colour means does not depend on how wide the page is. */
const bothLooks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

const everybody = built.filter(({ guards }) => !/[SPG]/.test(guards));
const signedIn = built.filter(({ guards, page }) => guards !== 'N' && !page.startsWith('identity/'));
const missing: BuiltPage = { page: 'not found', path: 'no/such/page', guards: '' };

let host: Person;
let eventId: string;
/** Of an event whose seats are drawn. */
let drawnId: string;
let placeId: string;
let dependantId: string;
let teamId: string;
beforeAll(async () => {
  host = await aPerson(origin);
  eventId = await anEvent(host, { capacity: 2, title: 'Accessible kickball with a title that takes two lines' });
  drawnId = await anEvent(host, { capacity: 2, waitlistMode: 'lottery', title: 'Kickball by lot' });
  for (const person of [host, await aPerson(origin), await aPerson(origin)])
    await person.api.events.joinEvent({ eventId });
  ({ placeId } = await aPlace(origin, host));
  const kim = { firstName: 'Kim', lastName: 'Carter', phoneNumber: '+15551234567', relation: 'child' } as const;
  const community = { name: 'Dawn Hoops', kind: 'community' as const, gameTypeIds: ['basketball'] };
  const made = await host.calls(teams).createTeam({ ...community, cityPlaceId: 'us-4671654' });
  teamId = made.teamId;
  ({ dependantId } = await host.calls(family).addDependant({ ...kim, age: 10, collectionConsent: true }));
});

const addressOf = ({ page, path }: BuiltPage) => {
  const query = page === 'places/poster-page.tsx' ? `?place=${placeId}` : (queries[page] ?? '');
  return `/${path.replace('{id}', idFor(page)).replace('{context}', 'events')}${query}`;
};

function idFor(page: string): string {
  if (page.startsWith('places/')) return placeId;
  if (page.startsWith('teams/')) return teamId;
  if (page === 'family/member-page.tsx') return dependantId;
  return page === 'events/draw-page.tsx' ? drawnId : eventId;
}

test('the list of pages is the table of routes', () => {
  expect(built.length).toBeGreaterThanOrEqual(12);
  expect(everybody.length + signedIn.length).toBeGreaterThanOrEqual(built.length);
});

test.each([...everybody, missing])('a visitor meets no barrier on $page', async (entry) => {
  const { page, expectProblem } = await visit(addressOf(entry));
  expectProblem(/^404/);
  await inBothLooks(page, entry.page, `out-${entry.page}`);
});

test.each([...signedIn, missing])('a signed-in person meets no barrier on $page', async (entry) => {
  const { page } = await visit(addressOf(entry), { as: host });
  await inBothLooks(page, entry.page, `in-${entry.page}`);
});

test('a form that was refused, a list that is open and a dialog meet no barrier', async () => {
  const { page } = await visit('/create', { as: host });
  await button(page, 'Publish event').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await inBothLooks(page, 'refused form', 'refused');
  await choose(page, 'Where it is', 'At an address');
  await page.getByLabel('Game type', { exact: true }).click();
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page, 'an open list');
  await page.keyboard.press('Escape');
  await page.goto(`/evt/${eventId}`);
  await button(page, 'Leave event').click();
  await heading(page, 'Leave this event?').waitFor();
  await inBothLooks(page, 'a dialog', 'dialog');
});

async function inBothLooks(page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  for (const { width, height, colorScheme } of bothLooks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${what}, ${width} px, ${colorScheme}`);
    await keep(page, `${name}-${width}-${colorScheme}`);
    if (width === 360) await expectToFit(page, `${what} fits ${width} px`);
  }
}

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('[role=progressbar], .loading').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** `SHOTS=folder` keeps a picture of everything that was looked at. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\w-]+/g, '-')}.png`, fullPage: true });
}
