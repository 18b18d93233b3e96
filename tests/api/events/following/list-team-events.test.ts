import { expect, it } from 'vitest';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

const visitor = followingApi.signedOut();

it('lists the public events of a community, soonest first, page by page, and those that are over apart', async () => {
  const { teamId, owner } = await aTeam();
  const api = eventsApi.signedInAs(owner);
  const on = (days: number, more: object = {}) =>
    api.scheduleEvent(eventDetails({ hostingTeam: teamId, localStart: inDays(days), ...more }));
  const [late, soon, over] = [await on(9), await on(8), await on(1)];
  await on(3, { visibility: 'private' });
  await on(3, { publish: false });
  await api.scheduleEvent(eventDetails());
  product.clock.forwardMinutes(2 * 24 * 60);
  const first = await visitor.listTeamEvents({ teamId, limit: 1 });
  const rest = await visitor.listTeamEvents({ teamId, limit: 1, cursor: first.nextCursor });
  expect([...first.events, ...rest.events].map(({ eventId }) => eventId)).toEqual([soon.eventId, late.eventId]);
  const past = await visitor.listTeamEvents({ teamId, when: 'past' });
  expect(past.events.map(({ eventId }) => eventId)).toEqual([over.eventId]);
  const forged = visitor.listTeamEvents({ teamId, cursor: 'forged' });
  await expect(forged).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});

it('tells of no community that is private or not there', async () => {
  const { teamId } = await aTeam({ visibility: 'private' });
  for (const unknown of [teamId, noTeam])
    await expect(visitor.listTeamEvents({ teamId: unknown })).rejects.toMatchObject({ code: 'team.notFound' });
});
