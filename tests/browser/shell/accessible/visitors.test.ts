import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from '../../support/accessible.ts';
import { type AccessibleWorld, anAccessibleWorld } from '../../support/accessible-world.ts';
import { addressOf, type BuiltPage } from '../../support/addresses.ts';
import { type OwnBrowser, ownBrowser } from '../../support/visit.ts';
import { bothLooks, comes, inEach, inTheDark } from './looks.ts';
import { built, missing, open, signedIn } from './pages.ts';

/** What a visitor sees of a page that the signed-in see in both looks, one look is enough for. */
const isSeenSignedIn = (entry: BuiltPage) => signedIn.includes(entry);

let world: AccessibleWorld;
let visitor: OwnBrowser;
beforeAll(async () => {
  world = await anAccessibleWorld(inject('origin'));
  visitor = await ownBrowser();
  visitor.expectProblem(/^404/);
});
afterAll(() => visitor?.close());

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
