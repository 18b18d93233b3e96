import { expect, it } from 'vitest';
import { dependantsApi } from '#tests/support/dependants.ts';
import { anEvent, eventsApi } from '#tests/support/events.ts';
import { aDependant, addGuardian } from '#tests/support/family.ts';
import { aPerson } from '#tests/support/people.ts';

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
