import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

/** Counts what a host does from now on: presses, and fields that something is typed into. */
async function counted(page: Page) {
  await page.evaluate(() => {
    const done = { presses: 0, typed: new Set<EventTarget | null>() };
    document.addEventListener('pointerdown', () => (done.presses += 1), true);
    document.addEventListener('input', ({ target }) => void done.typed.add(target), true);
    Object.assign(window, { done });
  });
  return () =>
    page.evaluate(() => {
      const { done } = window as unknown as { done: { presses: number; typed: Set<EventTarget | null> } };
      const isTyped = (field: EventTarget | null) =>
        field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type);
      return { presses: done.presses, typed: [...done.typed].filter(isTyped).length };
    });
}

/** Our own controls that are too low for a thumb. */
const tooLow = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.chip, .sport-choice, .sport-all, .time-field, .date-chip, .stepper button, .more-options-button',
      ),
    ]
      .map((control) => ({ words: control.textContent, height: Math.round(control.getBoundingClientRect().height) }))
      .filter(({ height }) => height < 44),
  );

test('a host publishes from a phone with at most six presses and one typed field', async () => {
  const host = await aPerson(origin);
  const { page } = await visit('/home', { as: host, width: 'narrow' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const done = await counted(page);
  await page.getByRole('link', { name: 'Create' }).last().tap();
  await page.getByRole('group', { name: 'Sport' }).waitFor();
  await page.getByRole('radio', { name: 'Volleyball', exact: true }).tap({ force: true });
  await page.getByRole('group', { name: 'When' }).getByRole('radio').nth(2).tap({ force: true });
  expect(await page.getByLabel('Title').inputValue()).toMatch(/^\w+day night volleyball$/);
  await page.getByLabel('Place', { exact: true }).fill('Zilker Park');
  await sees(page, /Ready to publish|Saved as a draft/);
  await button(page, 'Publish').tap();
  await sees(page, 'Your event is published');
  const { presses, typed } = await done();
  expect(presses).toBeLessThanOrEqual(6);
  expect(typed).toBeLessThanOrEqual(1);
  await button(page.getByRole('dialog', { name: 'Invite players' }), 'Copy link').tap();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/evt/evt_');
  await expectAccessible(page, 'the invite sheet');
});

test.each(['light', 'dark'] as const)(
  'creating is for thumbs, fits a phone and meets no barrier, %s',
  async (appearance) => {
    const host = await aPerson(origin);
    const { page } = await visit('/create', { as: host, width: 'narrow', appearance });
    await page.getByRole('group', { name: 'Sport' }).waitFor();
    expect(await tooLow(page)).toEqual([]);
    await button(page, /^More options/).tap();
    await button(page, 'Repeat').waitFor();
    await expectAccessible(page, 'creating an event');
    await expectToFit(page, 'creating an event');
    expect(await page.locator('main button[class*="variant-primary"]').count()).toBe(1);
  },
);

test('what is being written is saved on the device, and says what is missing', async () => {
  const host = await aPerson(origin);
  const { page } = await visit('/create', { as: host, width: 'narrow' });
  await page.getByLabel('Title').fill('Half a thought');
  await sees(page, 'Choose a place');
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
});
