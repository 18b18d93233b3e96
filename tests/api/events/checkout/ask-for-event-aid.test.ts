import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi } from '#tests/support/events/checkout.ts';
import { anAidEvent, note } from '#tests/support/payments/aid.ts';
import { product } from '#tests/support/product/product.ts';

it('asks once, with the note that was said last, and mails those who manage the money without it', async () => {
  const { ask, standing, requests, owner, player, title, eventId } = await anAidEvent();
  expect(await standing()).toEqual({ status: 'open' });
  await ask('For now');
  expect(await ask()).toEqual({ status: 'asked', note });
  expect(await standing()).toEqual({ status: 'asked', note });
  expect(await requests()).toMatchObject([{ subjectId: eventId, title, userId: player.userId, note }]);
  await product.drain();
  const mails = product.mails(owner.email).filter(({ subject }) => subject.includes('financial aid'));
  expect(mails.map(({ subject }) => subject)).toEqual([`${(await requests())[0]?.name} asks for financial aid`]);
  expect(mails[0]?.text).toContain(title);
  expect(mails[0]?.text).not.toContain(note);
});

it('takes no second request once there is an answer', async () => {
  const { ask, decline, standing } = await anAidEvent();
  await ask();
  await decline();
  await expect(ask('Please')).rejects.toMatchObject({ code: 'aid.answered' });
  expect(await standing()).toEqual({ status: 'declined' });
});

it('offers it to payers of a community’s events alone', async () => {
  const { eventId: without } = await aCardEvent();
  const stranger = checkoutApi.signedInAs(await aPerson());
  await expect(stranger.askForEventAid({ eventId: without, note })).rejects.toMatchObject({ code: 'aid.notHere' });
  expect((await stranger.getEventQuote({ eventId: without })).aid).toBe(undefined);
  const { eventId, owner } = await anAidEvent();
  const host = checkoutApi.signedInAs(owner);
  await expect(host.askForEventAid({ eventId, note })).rejects.toMatchObject({ code: 'aid.notHere' });
  const minor = checkoutApi.signedInAs(await aPerson({ birthdate: '2012-05-01' }));
  await expect(minor.askForEventAid({ eventId, note })).rejects.toMatchObject({ code: 'order.adultPays' });
  expect((await minor.getEventQuote({ eventId })).aid).toBe(undefined);
  const nowhere = 'evt_00000000000000000000000000';
  await expect(stranger.askForEventAid({ eventId: nowhere, note })).rejects.toMatchObject({ code: 'event.notFound' });
});

it.each([
  ['an empty note', '  '],
  ['a note that is too long', 'x'.repeat(281)],
])('refuses %s and keeps nothing', async (_what, said) => {
  const { ask, requests } = await anAidEvent();
  await expect(ask(said)).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await requests()).toEqual([]);
});
