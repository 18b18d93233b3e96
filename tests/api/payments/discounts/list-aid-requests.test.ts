import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { anAidEvent, note } from '#tests/support/payments/aid.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aMember, noTeam } from '#tests/support/teams/teams.ts';

it('lists what waits for an answer, the longest first, by name', async () => {
  const { ask, decline, eventId, requests, player } = await anAidEvent();
  await ask();
  const later = await aPerson();
  await checkoutApi.signedInAs(later).askForEventAid({ eventId, note: 'A large family' });
  const listed = await requests();
  expect(listed.map(({ userId, note: said }) => [userId, said])).toEqual([
    [player.userId, note],
    [later.userId, 'A large family'],
  ]);
  expect(listed.every(({ name }) => name.length > 1)).toBe(true);
  await decline();
  expect((await requests()).map(({ userId }) => userId)).toEqual([later.userId]);
});

it('is read by those who manage the money alone', async () => {
  const { ask, teamId, owner } = await anAidEvent();
  await ask();
  const member = await aMember({ teamId, owner });
  const read = teamDiscountsApi.signedInAs(member).listAidRequests({ teamId });
  await expect(read).rejects.toMatchObject({ code: 'access.denied' });
  const none = teamDiscountsApi.signedInAs(owner).listAidRequests({ teamId: noTeam });
  await expect(none).rejects.toMatchObject({ code: 'team.notFound' });
});

it('lists those for one thing alone', async () => {
  const { ask, teamId, owner, eventId, treasury, player } = await anAidEvent();
  await ask();
  const other = await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ ...twelveByCard, hostingTeam: teamId }));
  await checkoutApi.signedInAs(player).askForEventAid({ eventId: other.eventId, note });
  const { requests } = await treasury.listAidRequests({ teamId, subjectId: eventId });
  expect(requests.map(({ subjectId }) => subjectId)).toEqual([eventId]);
  expect((await treasury.listAidRequests({ teamId })).requests).toHaveLength(2);
});
