import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { aChildWithLogin } from '#tests/support/people/own-login.ts';

/** A private event with a child on its list, and the two guardians of the child: one came with the link. */
async function aPrivateEventOfAChild() {
  const [{ event, host }, first, second] = [await anEvent({ visibility: 'private' }), await aPerson(), await aPerson()];
  const child = await aDependant(first);
  await addGuardian(child, first, second);
  const { eventId } = event;
  const { shareToken = '' } = await eventsApi.signedInAs(host).getEvent({ eventId });
  const answer = { eventId, dependantId: child.dependantId, token: shareToken };
  await dependantsApi.signedInAs(first).joinForDependant(answer);
  return { eventId, first, second, child, api: eventsApi.signedInAs(second) };
}

it('shows a private event to every guardian of a child on its list, without the link', async () => {
  const { eventId, api } = await aPrivateEventOfAChild();
  expect(await api.getEvent({ eventId })).toMatchObject({ mine: { status: 'none' }, isInvited: false });
  expect(await api.listJoiners({ eventId })).toMatchObject({ seats: { taken: 1 } });
});

it('hides it again from a guardian who was removed', async () => {
  const { eventId, first, second, child, api } = await aPrivateEventOfAChild();
  await familyApi.signedInAs(first).removeGuardian({ dependantId: child.dependantId, userId: second.userId });
  await expect(api.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('lets a guardian answer for that child, and not for themselves or a sibling', async () => {
  const { eventId, second, child, api } = await aPrivateEventOfAChild();
  const guardian = dependantsApi.signedInAs(second);
  const sibling = await aDependant(second);
  const hidden = { code: 'event.notFound' };
  await expect(api.joinEvent({ eventId })).rejects.toMatchObject(hidden);
  await expect(api.replyToEvent({ eventId, reply: 'maybe' })).rejects.toMatchObject(hidden);
  await expect(guardian.joinForDependant({ eventId, dependantId: sibling.dependantId })).rejects.toMatchObject(hidden);
  await guardian.leaveForDependant({ eventId, dependantId: child.dependantId });
  await expect(api.getEvent({ eventId })).rejects.toMatchObject(hidden);
});

it('shows a private event to the guardian of a child who joined by a login of their own', async () => {
  const [{ event, host }, guardian] = [await anEvent({ visibility: 'private' }), await aPerson()];
  const { child } = await aChildWithLogin(guardian);
  const { eventId } = event;
  const api = eventsApi.signedInAs(guardian);
  await expect(api.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const { shareToken = '' } = await eventsApi.signedInAs(host).getEvent({ eventId });
  await eventsApi.signedInAs(child).joinEvent({ eventId, token: shareToken });
  expect(await api.getEvent({ eventId })).toMatchObject({ mine: { status: 'none' } });
});
