import { afterAll, beforeAll, inject, test } from 'vitest';
import { expectAccessible } from '../../support/accessible.ts';
import { type AccessibleWorld, anAccessibleWorld } from '../../support/accessible-world.ts';
import { button, heading } from '../../support/acts.ts';
import { addressOf, type BuiltPage } from '../../support/addresses.ts';
import { type OwnBrowser, ownBrowser } from '../../support/visit.ts';
import { bothLooks, comes, inEach } from './looks.ts';
import { isOfTeams, missing, signedIn } from './pages.ts';

let world: AccessibleWorld;
let host: OwnBrowser;
beforeAll(async () => {
  world = await anAccessibleWorld(inject('origin'));
  host = await ownBrowser({ as: world.host });
});
afterAll(() => host?.close());

const isOfPlayers = (entry: BuiltPage) => !isOfTeams(entry);

test.each([...signedIn.filter(isOfPlayers), missing])('a signed-in player meets no barrier on $page', async (entry) => {
  const page = await host.open(addressOf(entry, world));
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
