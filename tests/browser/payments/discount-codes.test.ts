import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale } from './a-sale.ts';

const origin = inject('origin');

test('a host makes a code, and a player on a phone pays less with it, or nothing', async () => {
  const { eventId, desk } = await aSale();
  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, 'No codes yet. Players who enter one pay less by card.');
  await button(desk, 'New code').click();
  await desk.getByLabel('Code', { exact: true }).fill('quarter');
  await desk.getByLabel('Percent off').fill('25');
  await expectAccessible(desk, 'a new code');
  await button(desk, 'Save code').click();
  await sees(desk, 'QUARTER works now');
  await button(desk, 'New code').click();
  await desk.getByLabel('Code', { exact: true }).fill('TEAMMATE');
  await desk.getByRole('radio', { name: 'Free spot' }).check();
  await button(desk, 'Save code').click();
  await sees(desk, 'One free spot');

  const player = await aPerson(origin);
  const { page, expectProblem } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow' });
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await button(page, 'Add a code').click();
  expectProblem(/404/);
  await page.getByLabel('Code', { exact: true }).fill('nothing');
  await button(page, 'Apply').click();
  await sees(page, 'That code doesn’t work here. Check the spelling.');
  await page.getByLabel('Code', { exact: true }).fill('quarter');
  await button(page, 'Apply').click();
  await sees(page, 'Code QUARTER');
  await button(page, 'Pay $9.57').waitFor();
  await expectAccessible(page, 'a checkout with a code');
  await expectToFit(page, 'a checkout with a code');
  await button(page, 'Remove the code QUARTER').click();
  await button(page, 'Add a code').click();
  await page.getByLabel('Code', { exact: true }).fill('teammate');
  await button(page, 'Apply').click();
  await button(page, 'I’m in').click();
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');
  await desk.reload();
  await sees(desk, 'Used 1 time');
  await expectAccessible(desk, 'the codes of an event');
}, 300_000);
