import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';

const join = (person: { userId: string }, eventId: string, more = {}) =>
  eventsApi.signedInAs(person).joinEvent({ eventId, ...more });

it('asks no one whether a host may come, nor the host’s questions of them', async () => {
  const asked = { creatorApprovalNeeded: true, approvalQuestions: ['How long have you played?'], capacity: 1 };
  const { event, host } = await anEvent(asked);
  const isIn = { mine: { status: 'in' }, seats: { taken: 1, waiting: 0, free: 0 } };
  await expect(join(host, event.eventId)).resolves.toEqual(isIn);
  await expect(join(host, event.eventId)).resolves.toEqual(isIn);
  const someone = await aPerson();
  await expect(join(someone, event.eventId)).rejects.toMatchObject({ code: 'rsvp.answersMissing' });
  const answers = ['Three years'];
  await expect(join(someone, event.eventId, { answers })).resolves.toMatchObject({ mine: { status: 'requested' } });
});
