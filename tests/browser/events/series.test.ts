import { expect, inject, test } from 'vitest';
import { button, choose, fromMenu, heading, sees } from '../support/acts.ts';
import { createEvent, inAustin, setStart } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a host makes a weekly series, changes and cancels it by scope, and a joiner answers all of it', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const { page } = await visit('/create', { as: host });
  await setStart(page, inAustin(9));
  await button(page, /^More options/).click();
  await button(page, 'Repeat').click();
  await choose(page, 'Repeats', 'Weekly');
  await page.getByLabel('Times', { exact: true }).fill('5');
  await page.getByText(/^Every \w+day at .* 5 times$/).waitFor();
  await page
    .getByRole('button', { name: /^Skip / })
    .first()
    .click();
  await page.getByText(/^Every \w+day at .* 4 times$/).waitFor();
  const eventId = await createEvent(page, { title: 'Weekly kickball', seats: 10, localStart: inAustin(9) });

  const other = await visit(`/evt/${eventId}`, { as: joiner });
  await button(other.page, 'Join every date from now on').click();
  await sees(other.page, "You're in on 4 dates");
  await mailTo(origin, joiner.email, /^You're in: Weekly kickball, 4 dates/);

  await button(page, 'Manage').click();
  await button(page, 'Edit').click();
  await heading(page, 'Edit event').waitFor();
  await page.getByLabel('Start time').fill('20:15');
  await button(page, 'Save changes').click();
  await page.getByRole('radio', { name: 'All future events' }).check({ force: true });
  await button(page.getByRole('dialog'), 'Save changes').click();
  await sees(page, 'Your events are updated');
  await mailTo(origin, joiner.email, /^New time or place: Weekly kickball, 4 dates/);

  await button(page, 'Manage').click();
  await fromMenu(page, /^Cancel event/);
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' });
  await choose(page, 'Which events', 'This and following events');
  await button(dialog, 'Cancel event').click();
  await sees(page, 'Your events are canceled');
  const mail = await mailTo(origin, joiner.email, /^Canceled: Weekly kickball, 4 dates/);
  expect(mail.text).toContain('The host canceled 4 dates');
});
