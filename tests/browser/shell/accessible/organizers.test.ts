import { afterAll, beforeAll, inject, test } from 'vitest';
import { type AccessibleWorld, anAccessibleWorld } from '../../support/accessible-world.ts';
import { addressOf } from '../../support/addresses.ts';
import { type OwnBrowser, ownBrowser } from '../../support/visit.ts';
import { bothLooks, comes, inEach } from './looks.ts';
import { isOfTeams, signedIn } from './pages.ts';

let world: AccessibleWorld;
let host: OwnBrowser;
let platformAdmin: OwnBrowser;
beforeAll(async () => {
  world = await anAccessibleWorld(inject('origin'));
  host = await ownBrowser({ as: world.host });
  platformAdmin = await ownBrowser({ as: world.platformAdmin });
});
afterAll(() => Promise.all([host, platformAdmin].map((browser) => browser?.close())));

test.each(signedIn.filter(isOfTeams))('an organizer meets no barrier on $page', async (entry) => {
  const opensOrganizations = /^teams\/organizations\/(new-organization|requests\/requests)-page/.test(entry.page);
  const page = await (opensOrganizations ? platformAdmin : host).open(addressOf(entry, world));
  await comes(page, entry.page);
  await inEach(bothLooks, page, entry.page, `in-${entry.page}`);
});
