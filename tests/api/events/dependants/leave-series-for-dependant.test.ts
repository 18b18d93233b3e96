import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aSeries } from '#tests/support/events/series.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('ends an answer to every date, by whichever guardian, and gives up the seats of a child where that is said', async () => {
  const [{ event, dates }, me, other, third] = [await aSeries(), await aPerson(), await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  await addGuardian({ dependantId }, me, other, { rights: ['rsvp'] });
  await addGuardian({ dependantId }, me, third, { rights: ['pickup'] });
  const at = { eventId: event.eventId, dependantId };
  const api = dependantsApi.signedInAs(me);
  await api.joinSeriesForDependant({ ...at, scope: 'standing' });
  await product.drain();
  const leave = (one: { userId: string }, seats: 'keep' | 'giveUp') =>
    dependantsApi.signedInAs(one).leaveSeriesForDependant({ ...at, seats });
  await expect(leave(third, 'keep')).rejects.toMatchObject({ code: 'access.denied' });
  await expect(leave(await aPerson(), 'keep')).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(leave(other, 'keep')).resolves.toEqual({ left: 0 });
  await expect(leave(me, 'giveUp')).resolves.toEqual({ left: dates.length });
  await product.drain();
  const { dependants } = await api.listDependantsAtEvent({ eventId: event.eventId });
  expect(dependants).toMatchObject([{ mine: { status: 'none' }, isStanding: false }]);
  expect(product.mails(me.email).map(({ subject }) => subject)).toContain(
    'For Kim: You left: Pickup basketball, 6 dates',
  );
  await expect(leave(me, 'giveUp')).rejects.toMatchObject({ code: 'rsvp.notFound' });
  const { event: single } = await anEvent();
  const elsewhere = api.leaveSeriesForDependant({ ...at, eventId: single.eventId });
  await expect(elsewhere).rejects.toMatchObject({ code: 'rsvp.notFound' });
});
