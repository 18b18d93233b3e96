import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { routesOf } from '#web/app/router/routes.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { type AccessibleWorld, anAccessibleWorld } from '../support/accessible-world.ts';
import { button, heading } from '../support/acts.ts';
import { addressOf, type BuiltPage } from '../support/addresses.ts';
import { expectCalm, expectOneDeed, expectPicture, expectTouchable } from '../support/look.ts';
import { type OwnBrowser, ownBrowser } from '../support/visit.ts';

const origin = inject('origin');
/** Redirects before it shows anything. */
const passing = ['accounts/identity/auth-dialog-page.tsx'];
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
interface Appearance {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}
const inTheDark: Appearance = { width: 360, height: 740, colorScheme: 'dark' };
const bothLooks: readonly Appearance[] = [{ width: 1440, height: 900, colorScheme: 'light' }, inTheDark];

const open = built.filter(({ guards }) => !/[SPG]/.test(guards));
const signedIn = built.filter(({ guards, page }) => guards !== 'N' && !page.startsWith('accounts/identity/'));
/** What a visitor sees of a page that the signed-in see in both looks, one look is enough for. */
const isSeenSignedIn = (entry: BuiltPage) => signedIn.includes(entry);
/** Pages about a sport, a team, a place or a person: none of them is without a picture. */
const pictured =
  /^(discovery|events\/details|events\/lifecycle|teams\/details|competitions\/(seasons|tournaments\/[^/]*$)|people\/profile|places\/details)\b/;
const missing: BuiltPage = { page: 'not found', path: 'no/such/page', guards: '' };

let world: AccessibleWorld;
let visitor: OwnBrowser;
let host: OwnBrowser;
let platformAdmin: OwnBrowser;
beforeAll(async () => {
  world = await anAccessibleWorld(origin);
  visitor = await ownBrowser();
  visitor.expectProblem(/^404/);
  host = await ownBrowser({ as: world.host });
  platformAdmin = await ownBrowser({ as: world.platformAdmin });
});
afterAll(() => Promise.all([visitor, host, platformAdmin].map((browser) => browser?.close())));

test('the list of pages is the table of routes', () => {
  expect(built.length).toBeGreaterThanOrEqual(12);
  expect(open.length + signedIn.length).toBeGreaterThanOrEqual(built.length);
});

test('a barrier is noticed', async () => {
  const page = await visitor.open('/auth/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'the page as it is');
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await expect(expectAccessible(page, 'a button without a name')).rejects.toThrow('a button without a name');
});

test.each([...open, missing])('a visitor meets no barrier on $page', async (entry) => {
  const page = await visitor.open(addressOf(entry, world));
  await comes(page, entry.page);
  await inEach(isSeenSignedIn(entry) ? [inTheDark] : bothLooks, page, entry.page, `out-${entry.page}`);
});

test.each([...signedIn, missing])('a signed-in person meets no barrier on $page', async (entry) => {
  const opensOrganizations = /^teams\/organizations\/(new-organization|requests\/requests)-page/.test(entry.page);
  const page = await (opensOrganizations ? platformAdmin : host).open(addressOf(entry, world));
  await comes(page, entry.page);
  await inEach(bothLooks, page, entry.page, `in-${entry.page}`);
});

test('a form that was refused, a list that is open and a dialog meet no barrier', async () => {
  const page = await host.open('/create');
  await page.getByLabel('Title').fill('');
  await button(page, 'Publish').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await inEach(bothLooks, page, 'refused form', 'refused');
  await button(page, 'Use an address').click();
  await button(page, /^More options/).click();
  await button(page, 'Description and details').click();
  await page.getByLabel('Kind', { exact: true }).click();
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page, 'an open list');
  await page.keyboard.press('Escape');
  await page.goto(`/evt/${world.eventId}`);
  await button(page, 'Leave event').click();
  await heading(page, 'Leave this event?').waitFor();
  await inEach(bothLooks, page, 'a dialog', 'dialog');
});

/** The page is there, and nothing of it moved on the way. */
async function comes(page: Page, what: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await expectCalm(page, what);
}

async function inEach(looks: readonly Appearance[], page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  if (pictured.test(what)) await expectPicture(page, what);
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectOneDeed(page, `${what}, ${width} px`);
    // All of it at once: what stays at the bottom of the screen covers nothing then.
    await page.setViewportSize({ width, height: await heightOf(page) });
    await expectAccessible(page, `${what}, ${width} px, ${colorScheme}`);
    await keep(page, `${name}-${width}-${colorScheme}`);
    if (width !== 360) continue;
    await expectToFit(page, `${what} fits ${width} px`);
    await expectTouchable(page, what);
  }
}

const heightOf = (page: Page) => page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));

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
