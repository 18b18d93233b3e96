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
  await button(page, 'Keep').click();
  await button(page, 'Kept').waitFor();
  await button(page, `Follow ${host.displayName}`).click();
  await button(page, `Following ${host.displayName}`).waitFor();

  await fromAccountMenu(page, 'Favourites');
  await heading(page, 'Favourites').waitFor();
  await sees(page, 'Kickball worth keeping');
  await sees(page, 'A host you follow');
  await expectAccessible(page, 'favourites');
  await expectToFit(page, 'favourites');

  await button(page, 'Kept: Kickball worth keeping').click();
  await button(page, 'Keep: Kickball worth keeping').waitFor();
  await page.reload();
  await sees(page, 'A host you follow');
  expect(await page.getByText('Kickball worth keeping').count()).toBe(0);
});
