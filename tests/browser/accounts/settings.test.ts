import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test.each(['wide', 'narrow'] as const)('a user says when they can play, %s, and meets no barrier', async (width) => {
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

test('a user follows a city, narrow, and meets no barrier', async () => {
  const address = '/settings?tab=activities-subscription';
  const { page } = await visit(address, { as: await aPerson(origin), width: 'narrow' });
  await sees(page, 'No subscriptions yet');
  await button(page, 'Add a city').click();
  await page.getByLabel('City').fill('Austi');
  await page.getByRole('option', { name: /Austin, TX/ }).click();
  await page.getByRole('button', { name: /^Activities/ }).click();
  await page.getByRole('option', { name: 'Basketball' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Only for a while').click();
  await expectAccessible(page, 'settings-cities-form-narrow');
  await expectToFit(page, 'settings-cities-form-narrow');
  await page.getByLabel('Only for a while').click();
  await button(page, 'Add city').click();
  await button(page, 'Pause Austin, TX').waitFor();
  await expectAccessible(page, 'settings-cities-narrow');
});
