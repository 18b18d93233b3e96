import { expect, inject, test } from 'vitest';
import { button, choose, chooseCity, fromAccountMenu, heading, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('completing the profile counts, checks each field, and lets no one on before it is whole', async () => {
  const person = await aPerson(origin, { profile: false });
  const { page } = await visit('/profile/complete', { as: person, width: 'narrow' });
  const name = page.getByLabel('Display name');
  const fullName = page.getByLabel('Full name');
  await sees(page, '0 / 25');
  await sees(page, '0 / 300');
  await sees(page, 'Use your first and last name: organizers see it on rosters.');
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  await name.fill('admin');
  await fullName.fill('Robin');
  await sees(page, '5 / 25');
  await name.blur();
  await fullName.blur();
  await sees(page, 'That name is reserved.');
  await sees(page, 'Use your first and last name.');
  await name.fill('www.example.com');
  await sees(page, 'A name cannot be a link or an address.');
  await name.fill(person.displayName);
  await fullName.fill('Robin Rivers');
  await choose(page, 'Games', 'Badminton');
  await page.keyboard.press('Escape');
  await page.getByLabel('City', { exact: true }).fill('Austin');
  await page.getByRole('option', { name: 'Austin, TX' }).waitFor();
  await page.keyboard.press('Escape');
  // What was typed is not a city until a suggestion is picked.
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  await chooseCity(page, 'City', 'Round Rock', 'Round Rock, TX');
  await button(page, 'Continue').click();
  await sees(page, 'Welcome to Rovers!');
  await page.waitForURL('**/settings?tab=availability&skippable=true');
});

test('a profile can be changed later, and shows what was saved', async () => {
  const person = await aPerson(origin);
  const { page } = await visit('/home', { as: person });
  await fromAccountMenu(page, 'Settings');
  await heading(page, 'Settings').waitFor();
  expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('Austin, TX');
  await page.getByLabel('Display name').fill('Robin by the river');
  await button(page, 'Save').click();
  await sees(page, 'Successfully updated your profile');
  await page.goto('/profile/complete');
  await heading(page, 'Settings').waitFor();
  expect(await page.getByLabel('Display name').inputValue()).toBe('Robin by the river');
});
