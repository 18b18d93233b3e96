import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { button, heading, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { aPicture } from '../support/picture.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

/** How many pixels wide the picture is that a page shows with these words; nothing for one that did not come. */
const shownWidth = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate(async (image) => {
    await (image as HTMLImageElement).decode();
    return (image as HTMLImageElement).naturalWidth;
  });

test('a host chooses a cover and attaches a file; a stranger sees the one and saves the other', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { title: 'Hoops with a cover' });
  const { page } = await visit(`/event/${eventId}/edit`, { as: host });
  await button(page, 'Change cover').click();
  await page.locator('input[type=file]').setInputFiles({ ...aPicture(), name: 'notes.gif', mimeType: 'image/gif' });
  await sees(page, 'Choose a JPEG, PNG or WebP picture.');
  await page.locator('input[type=file]').setInputFiles(aPicture());
  await page.getByLabel('What the picture shows').fill('The court at sunrise');
  await button(page, 'Save changes').click();
  await heading(page, 'Hoops with a cover').waitFor();
  expect(await shownWidth(page, 'The court at sunrise')).toBe(900);
  const rules = { name: 'rules.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 rules') };
  await page.locator('input[type=file]').setInputFiles(rules);
  await sees(page, 'rules.pdf attached');

  const stranger = await visit(`/evt/${eventId}`, { width: 'narrow' });
  expect(await shownWidth(stranger.page, 'The court at sunrise')).toBe(900);
  await stranger.page.getByRole('link', { name: 'Open the files' }).click();
  const saving = stranger.page.waitForEvent('download');
  await button(stranger.page, 'rules.pdf').click();
  expect((await saving).suggestedFilename()).toBe('rules.pdf');
});
