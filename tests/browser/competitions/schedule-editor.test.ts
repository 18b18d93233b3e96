import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { enterSquads, makeCommunity, makeSeason } from '../support/season.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const squads = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes', 'Goats', 'Hawks'];

/** Presses one after the other, counted. */
function counted(page: Page) {
  let presses = 0;
  const press = async (what: { click(): Promise<void> }) => {
    presses += 1;
    await what.click();
  };
  return { press, presses: () => presses, link: (name: string) => page.getByRole('link', { name }) };
}

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** The match that is played first, and what its cell is called. */
async function firstMatch(page: Page) {
  const cell = page.getByRole('button', { name: /\. Round 1\. / }).first();
  await cell.waitFor();
  const label = (await cell.getAttribute('aria-label')) ?? '';
  return { cell, name: label.slice(0, label.indexOf('. ')) };
}

test('a schedule of eight teams is out in at most 8 presses, then swapped and locked by keys and by menu', async () => {
  const organizer = await aPerson(origin);
  const { page } = await visit('/teams/create', { as: organizer });
  await page.setViewportSize({ width: 1440, height: 1200 });
  await makeCommunity(page, 'Kickball in the park');
  const seasonId = await makeSeason(page, 'Fall of eight');
  await enterSquads(organizer, seasonId, squads);
  await page.goto(`/seasons/${seasonId}`);
  await heading(page, 'Fall of eight').waitFor();

  const { press, presses, link } = counted(page);
  await press(link('Manage').last());
  await press(link('Edit schedule').first());
  const place = page.getByRole('group', { name: 'Place 1' }).getByLabel('Name', { exact: true });
  await press(place);
  await place.fill('Zilker Park');
  await press(button(page, 'Make schedule'));
  await press(button(page, 'Publish'));
  await press(button(dialogOf(page), 'Publish'));
  await sees(page, 'Schedule published. Teams with changes get a notification');
  expect(presses()).toBeLessThanOrEqual(8);

  await sees(page, 'Published once.');

  // By keys: pick up, swap with the match below, lock, publish.
  const { cell, name } = await firstMatch(page);
  await cell.focus();
  await page.keyboard.press('Space');
  await sees(page, `Picked up ${name}.`);
  await page.keyboard.press('ArrowDown');
  await sees(page, /swaps with .+\. No conflicts\./);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: new RegExp(`^${name}\\. Round 1\\. .*Field 2`) }).waitFor();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: new RegExp(`^${name}\\. Round 1\\. .*Locked`) }).waitFor();
  await button(page, 'Publish').focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).getByText('We’ll notify 4 teams', { exact: false }).waitFor();
  await button(dialogOf(page), 'Publish').focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await sees(page, 'Published 2 times.');

  // By menu, on a phone.
  await page.setViewportSize({ width: 360, height: 800 });
  await button(page, `Change ${name}`).click();
  await page.getByRole('menuitem', { name: 'Unlock' }).click();
  await button(page, `Change ${name}`).click();
  await page.getByRole('menuitem', { name: 'Move or swap' }).click();
  await dialogOf(page)
    .getByRole('radio', { name: /Field 1/ })
    .first()
    .click();
  await button(dialogOf(page), 'Swap').click();
  await button(page, 'Publish').click();
  await button(dialogOf(page), 'Publish').click();
  await sees(page, 'Published 3 times.');
});

/** A published schedule of eight teams, in its editor. */
async function openEditor(label: string) {
  const organizer = await aPerson(origin);
  const { page } = await visit('/teams/create', { as: organizer });
  await page.setViewportSize({ width: 1440, height: 1200 });
  await makeCommunity(page, `Club of ${label}`);
  const seasonId = await makeSeason(page, label);
  await enterSquads(organizer, seasonId, squads);
  await page.goto(`/seasons/${seasonId}/schedule/make`);
  const place = page.getByRole('group', { name: 'Place 1' }).getByLabel('Name', { exact: true });
  await place.fill('Zilker Park');
  await button(page, 'Make schedule').click();
  await button(page, 'Publish').click();
  await button(dialogOf(page), 'Publish').click();
  await sees(page, 'Published once.');
  return { organizer, page, seasonId };
}

const menu = (page: Page) => button(page, 'More about this schedule');

/** Everything of the editor that opens, each looked at while it is open. */
async function expectEditorAccessible(page: Page, width: number): Promise<void> {
  const holds = (what: string) => expectAccessible(page, `${what}, ${width} px`);
  await page.setViewportSize({ width, height: 1200 });
  await page.getByRole('heading', { name: 'How fair is it?' }).waitFor();
  await holds('the editor');
  await expectToFit(page, `the editor at ${width} px`);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Versions' }).waitFor();
  await holds('the menu of the editor');
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Version 1: / })
    .click();
  await dialogOf(page).getByText('The first schedule: ', { exact: false }).waitFor();
  await holds('the versions');
  await button(dialogOf(page), 'Close').click();
  const { name } = await firstMatch(page).catch(() => ({ name: '' }));
  if (width > 900) await page.getByRole('button', { name: new RegExp(`^${name}\\. Round`) }).focus();
  const change = width > 900 ? button(page, `Change ${name}`) : page.getByRole('button', { name: /^Change / }).first();
  await change.click();
  await holds('the menu of a match');
  await page.getByRole('menuitem', { name: 'Move or swap' }).click();
  await dialogOf(page).getByRole('radio').first().waitFor();
  await holds('the choice of a time');
  await page.keyboard.press('Escape');
}

test('the editor, its menus and dialogs meet no barrier on wide screens and phones', async () => {
  const { page, seasonId } = await openEditor('Axe league');
  await expectEditorAccessible(page, 1440);
  for (const view of ['Calendar', 'By team', 'Rounds']) {
    await button(page, view).click();
    await expectAccessible(page, view);
  }
  await expectEditorAccessible(page, 360);

  // Another window of the organizer locks a match: the first one shows so when it is come back to.
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1440, height: 1200 });
  await other.goto(`/seasons/${seasonId}/schedule/make`);
  const { cell } = await firstMatch(other);
  await cell.focus();
  await other.keyboard.press('l');
  await other
    .getByRole('button', { name: /Locked/ })
    .first()
    .waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await heading(page, 'Someone else is editing this schedule')
    .or(page.getByText('Someone else is editing this schedule'))
    .first()
    .waitFor();
  await expectAccessible(page, 'the notice of another editor');
  await button(page, 'Reload').click();
  await page.getByText('Someone else is editing this schedule').waitFor({ state: 'detached' });

  // What is printed, as paper has it.
  await menu(page).click();
  await page.getByRole('menuitem', { name: /^Print/ }).click();
  await page.getByRole('heading', { name: 'Good to know' }).waitFor();
  await expectAccessible(page, 'the page for paper');
  await expectToFit(page, 'the page for paper');
  await expectEmbedAccessible(page, seasonId);
});

/** What a league's own site frames. */
async function expectEmbedAccessible(page: Page, seasonId: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/embed/seasons/${seasonId}`);
    await heading(page, /^First matches on /).waitFor();
    await expectAccessible(page, `the embed, ${colorScheme}`);
    await expectToFit(page, `the embed, ${colorScheme}`);
  }
}
