import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, fromAccountMenu, heading, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');

test.each(bothWidths)('a joiner keeps an event, follows its host, finds both again and lets go, %s', async (width) => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, { title: 'Kickball worth keeping' });
  const { page } = await visit(`/evt/${eventId}`, { as: joiner, width });
  await toggle(page, 'Save');
  await button(page, 'Saved').waitFor();
  await toggle(page, `Follow ${host.displayName}`);
  await button(page, `Following ${host.displayName}`).waitFor();

  await fromAccountMenu(page, 'Favorites');
  await heading(page, 'Favorites').waitFor();
  await sees(page, 'Kickball worth keeping');
  await sees(page, 'A host you follow');
  await expectAccessible(page, 'favourites');
  await expectToFit(page, 'favourites');

  await toggle(page, 'Saved: Kickball worth keeping');
  await button(page, 'Save: Kickball worth keeping').waitFor();
  await page.reload();
  await sees(page, 'A host you follow');
  expect(await page.getByText('Kickball worth keeping').count()).toBe(0);
});

/** The button turns at once: what it does is done when the server has answered. */
async function toggle(page: Page, name: string): Promise<void> {
  const done = page.waitForResponse(
    (answer) => answer.url().includes('/favourites') && answer.request().method() !== 'GET',
  );
  await button(page, name).click();
  await done;
}
