import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees } from '../support/acts.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { aPicture } from '../support/picture.ts';
import { aPlace } from '../support/place.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

async function inBothWidths(page: Page, what: string): Promise<void> {
  await expectAccessible(page, `${what}, wide`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, `${what}, narrow`);
  await expectToFit(page, what);
}

test('a user shows what a place looks like, and its manager takes a picture off', async () => {
  const { placeId, keeper } = await aPlace(origin);
  const { page } = await visit(`/places/view/${placeId}`, { as: await aPerson(origin) });
  await page.locator('input[type=file]').setInputFiles(aPicture());
  await button(page, 'Post photo').click();
  await expectAccessible(page, 'a photo without words');
  await page.getByLabel('What the photo shows').fill('The court at noon');
  await button(page, 'Post photo').click();
  const photo = page.locator('img[width="400"]').and(page.getByAltText('The court at noon'));
  await photo.waitFor();
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(900);
  await inBothWidths(page, 'photos');
  const theirs = await visit(`/places/view/${placeId}`, { as: keeper });
  await button(theirs.page, 'Remove the photo: The court at noon').click();
  await button(theirs.page.getByRole('dialog'), 'Remove').click();
  await sees(theirs.page, 'Photo removed');
});

test('a manager asks a user by mail, who says yes and lets the first one go', async () => {
  const [{ placeId, name, keeper }, person] = [await aPlace(origin), await aPerson(origin)];
  const { page } = await visit(`/places/managers/${placeId}`, { as: keeper });
  await page.getByLabel(/New manager’s email/).fill(person.email);
  await button(page, 'Send invitation').click();
  await sees(page, 'Invited, no answer yet');
  await inBothWidths(page, 'managers');
  const mail = await mailTo(origin, person.email, /^Help manage /);
  expect(mail.html).toContain(`/places/managers/${placeId}`);
  const theirs = await visit(`/places/managers/${placeId}`, { as: person });
  await sees(theirs.page, `You're invited to manage ${name}`);
  await expectAccessible(theirs.page, 'being asked');
  await button(theirs.page, 'Accept').click();
  await sees(theirs.page, 'You now manage this place');
  await button(theirs.page, `Take off ${keeper.displayName}`).click();
  await button(theirs.page.getByRole('dialog'), 'Take off').click();
  await sees(theirs.page, 'Managers updated');
  await page.reload();
  await heading(page, 'Do you run this place?').waitFor();
});
