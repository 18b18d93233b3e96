import { expect, inject, test } from 'vitest';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a host says what to bring and who helps when, and a joiner takes of it and gives it back', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, { title: 'Kickball with a list' });
  const { page } = await visit(`/event/${eventId}/edit`, { as: host, width: 'narrow' });
  const more = button(page, /^More options/);
  await more.waitFor();
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await button(page, 'Sign-ups and bring list').click();
  // Adding sends nothing yet.
  await button(page, 'Add thing').click();
  await page.getByLabel('Thing 1', { exact: true }).fill('Balls');
  await button(page, 'Add a group').click();
  await page.getByLabel('Group 1', { exact: true }).fill('Helpers');
  await page.getByLabel('Slot 1', { exact: true }).fill('Set up the field');
  await page.getByLabel('From', { exact: true }).fill('17:30');
  await page.getByLabel('Until', { exact: true }).fill('18:15');
  await expectAccessible(page, 'the form with slots');
  await expectToFit(page, 'the form with slots');
  await button(page, 'Save changes').click();
  await sees(page, 'Your event is updated');

  await joiner.api.events.joinEvent({ eventId });
  const seen = await visit(`/evt/${eventId}`, { as: joiner, width: 'narrow', appearance: 'dark' });
  await heading(seen.page, 'Who brings what').waitFor();
  await sees(seen.page, '5:30 PM – 6:15 PM');
  await button(seen.page, 'Take Balls').click();
  await sees(seen.page, `1 of 1 taken: ${joiner.displayName}`);
  await sees(page, `1 of 1 taken: ${joiner.displayName}`);
  await expectAccessible(seen.page, 'an event with slots');
  await expectToFit(seen.page, 'an event with slots');
  await button(seen.page, 'Give back Balls').click();
  await button(seen.page, 'Take Balls').waitFor();
  expect((await joiner.calls(eventSlots).listSlots({ eventId })).slots.every(({ taken }) => taken === 0)).toBe(true);
});
