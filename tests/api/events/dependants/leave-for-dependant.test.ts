import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('gives up the seat of a child, for guardians with the right to answer', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [me, other] = [await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  await addGuardian({ dependantId }, me, other, { rights: ['pay'] });
  const at = { eventId, dependantId };
  const api = dependantsApi.signedInAs(me);
  await expect(api.leaveForDependant(at)).rejects.toMatchObject({ code: 'rsvp.notFound' });
  await api.joinForDependant(at);
  const leave = (one: { userId: string }) => dependantsApi.signedInAs(one).leaveForDependant(at);
  await expect(leave(other)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(leave(host)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(api.leaveForDependant(at)).resolves.toEqual({
    mine: { status: 'none' },
    seats: { taken: 0, waiting: 0, free: 10 },
  });
  await api.joinForDependant(at);
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await expect(api.leaveForDependant(at)).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('asks a guardian whether they know it where the event goes ahead with the child', async () => {
  const { event, host } = await anEvent({ hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 });
  const { eventId } = event;
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = dependantsApi.signedInAs(me);
  await api.joinForDependant({ eventId, dependantId });
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  product.clock.forwardMinutes((7 * 24 - 100) * 60 + 1);
  const leave = (isLate?: 'true') => api.leaveForDependant({ eventId, dependantId, isLate });
  await expect(leave()).rejects.toMatchObject({ code: 'rsvp.leavingLate' });
  await expect(leave('true')).resolves.toMatchObject({ mine: { status: 'none' } });
});
