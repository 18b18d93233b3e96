import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a player asks to come with a guest, answers the host’s question and is let in', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, {
    title: 'Kickball on request',
    creatorApprovalNeeded: true,
    approvalQuestions: ['How long have you played?'],
    allowParticipantGuests: true,
    guestLimit: 2,
  });
  const { page } = await visit(`/evt/${eventId}`, { as: joiner, width: 'narrow', appearance: 'dark' });
  await page.getByLabel('How long have you played?').fill('Ten years');
  await button(page, 'Add a guest').click();
  await page.getByLabel(/^Guest 1/).fill('Pat');
  await expectAccessible(page, 'asking to come');
  await expectToFit(page, 'asking to come');
  await button(page, 'Request to join, 2 people').click();
  await sees(page, 'Request sent');
  const manage = await visit(`/event/${eventId}/manage`, { as: host });
  await sees(manage.page, 'Ten years');
  await expectAccessible(manage.page, 'requests');
  await button(manage.page, `Approve ${joiner.displayName}`).click();
  await sees(page, "You're in");
  await sees(page, 'You’re bringing Pat.');
  await manage.page.goto(`/evt/${eventId}`);
  await button(manage.page, 'Join').click();
  await sees(manage.page, "You're in");
});

test('a seat that is offered is held for a time, and taken', async () => {
  const [host, leaver, next] = [await aPerson(origin), await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, { title: 'Kickball by offer', capacity: 1, waitlistMode: 'fifo_offer' });
  await leaver.api.events.joinEvent({ eventId });
  await next.api.events.joinEvent({ eventId });
  const { page } = await visit(`/evt/${eventId}`, { as: next, width: 'narrow' });
  await sees(page, "You're number 1 in line");
  await leaver.api.events.leaveEvent({ eventId });
  await sees(page, 'A spot is held for you');
  await sees(page, /\d+ (h|min) .*left/);
  await expectAccessible(page, 'an offer');
  await expectToFit(page, 'an offer');
  await button(page, 'Take the spot').click();
  await sees(page, "You're in");
});

test('too few people put an event at risk, and its host keeps it on', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, {
    title: 'Kickball for six',
    hasMinimumNeeded: true,
    minimumNeeded: 6,
    hoursToCancelBefore: 24,
  });
  const { page } = await visit(`/evt/${eventId}`, { as: joiner, width: 'narrow' });
  await sees(page, 'Needs 6 more');
  await button(page, 'Maybe').click();
  await sees(page, 'No spot is held for you.');
  const manage = await visit(`/event/${eventId}/manage`, { as: host });
  await button(manage.page, 'Play anyway').click();
  await button(manage.page.getByRole('dialog'), 'Play anyway').click();
  await manage.page.getByText('Needs 6 more').waitFor({ state: 'detached' });
});

test('a draw is promised before, and shows how it will be held', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, {
    title: 'Kickball by lot',
    capacity: 1,
    waitlistMode: 'lottery',
    drawHoursBefore: 24,
  });
  const { page } = await visit(`/evt/${eventId}`, { as: joiner, width: 'narrow' });
  await sees(page, /all entries have the same chance/);
  await button(page, 'Enter the draw').click();
  await sees(page, "You're in the draw");
  await mailTo(origin, joiner.email, /^You're in the draw/);
  await page.getByRole('link', { name: 'How the draw works' }).click();
  await sees(page, 'You have entry number 1');
  await expectAccessible(page, 'a draw');
  await expectToFit(page, 'a draw');
});
