import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { button, sees } from './support/acts.ts';
import { aPerson } from './support/person.ts';
import { visit } from './support/visit.ts';

const origin = inject('origin');

test.each(['wide', 'narrow'] as const)('somebody says when they can play, %s, and meets no barrier', async (width) => {
  const { page } = await visit('/settings?tab=availability', { as: await aPerson(origin), width });
  await page.getByRole('checkbox', { name: 'Tuesday' }).click();
  await page.getByRole('button', { name: 'Monday 6 PM' }).click();
  await expectAccessible(page, `settings-availability-${width}`);
  await expectToFit(page, `settings-availability-${width}`);
  await button(page, 'Save').click();
  await sees(page, 'Successfully saved availability');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Monday', checked: true }).waitFor();
});
