import { afterEach, beforeEach, expect, it } from 'vitest';
import { handler } from '#lambdas/events/attendance/api.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { badgesFor } from '#shared/events/attendance/player-games.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

const api = product.client(attendanceContract, handler);

/** A player who comes to a public event and to one that is not. */
async function aPlayer(privacy: object = {}) {
  const player = await aPerson({ privacy });
  const { event } = await anEvent();
  await eventsApi.signedInAs(player).joinEvent({ eventId: event.eventId });
  const own = eventsApi.signedInAs(player);
  const { eventId } = await own.scheduleEvent(eventDetails({ title: 'Among us', visibility: 'unlisted' }));
  await own.joinEvent({ eventId });
  await product.drain();
  return { player, event };
}

it('tells others nothing unless the person shares it', async () => {
  const { player } = await aPlayer();
  expect(await api.signedInAs(await aPerson()).getPlayerGames({ userId: player.userId })).toEqual({});
});

it('tells others of public events and badges that are shared, and of no past', async () => {
  const { player, event } = await aPlayer({ publicUpcomingGames: true, publicBadges: true });
  const shown = await api.signedInAs(await aPerson()).getPlayerGames({ userId: player.userId });
  expect(shown.upcoming?.map(({ eventId }) => eventId)).toEqual([event.eventId]);
  expect(shown.badges).toEqual([]);
  expect(shown).not.toHaveProperty('past');
});

it('tells oneself what one came to, and the badge it earned', async () => {
  const { player, event } = await aPlayer();
  product.clock.moveTo(new Date(Date.parse(event.endsAt) + 60_000));
  const mine = await api.signedInAs(player).getPlayerGames({ userId: player.userId });
  expect(mine.past?.map(({ eventId }) => eventId)).toContain(event.eventId);
  expect(mine.badges).toContain('firstGame');
});

it('knows no one who is not there', async () => {
  const { userId } = aStranger();
  await expect(api.signedInAs(await aPerson()).getPlayerGames({ userId })).rejects.toMatchObject({
    code: 'user.notFound',
  });
});

it('gives badges for one, ten and fifty games, and for hosting', () => {
  expect(badgesFor(0, false)).toEqual([]);
  expect(badgesFor(12, true)).toEqual(['firstGame', 'tenGames', 'host']);
  expect(badgesFor(50, false)).toEqual(['firstGame', 'tenGames', 'fiftyGames']);
});
