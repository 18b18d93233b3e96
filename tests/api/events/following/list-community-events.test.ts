import { expect, it } from 'vitest';
import { handler as nightly } from '#lambdas/events/series/nightly.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { datesOf, seriesApi } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { aMember, aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

it('shows its people all events of a community but drafts, page by page, and no one else any', async () => {
  const team = await aTeam({ visibility: 'private' });
  const { teamId, owner } = team;
  const api = eventsApi.signedInAs(owner);
  const on = (days: number, more: object) =>
    api.scheduleEvent(eventDetails({ hostingTeam: teamId, localStart: inDays(days), ...more }));
  const [late, soon] = [await on(9, { visibility: 'community' }), await on(8, { visibility: 'private' })];
  await on(3, { publish: false });
  const member = await aMember(team);
  const mine = followingApi.signedInAs(member);
  const first = await mine.listCommunityEvents({ teamId, limit: 1 });
  const rest = await mine.listCommunityEvents({ teamId, limit: 1, cursor: first.nextCursor });
  expect([...first.events, ...rest.events].map(({ eventId }) => eventId)).toEqual([soon.eventId, late.eventId]);
  await expect(mine.listCommunityEvents({ teamId, when: 'past' })).resolves.toEqual({ events: [] });
  const forged = mine.listCommunityEvents({ teamId, cursor: 'forged' });
  await expect(forged).rejects.toMatchObject({ code: 'request.cursorInvalid' });
  const stranger = followingApi.signedInAs(await aPerson());
  for (const unknown of [teamId, noTeam])
    await expect(stranger.listCommunityEvents({ teamId: unknown })).rejects.toMatchObject({ code: 'team.notFound' });
  await membersApi.signedInAs(member).leaveTeam({ teamId });
  await expect(mine.listCommunityEvents({ teamId })).rejects.toMatchObject({ code: 'team.notFound' });
});

it('lets people of the community join an event that is for them, and no one who has the link', async () => {
  const team = await aTeam();
  const { eventId } = await eventsApi
    .signedInAs(team.owner)
    .scheduleEvent(eventDetails({ hostingTeam: team.teamId, visibility: 'community' }));
  const stranger = eventsApi.signedInAs(await aPerson());
  await expect(stranger.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(stranger.joinEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(eventsApi.signedOut().getPublicEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const member = eventsApi.signedInAs(await aMember(team));
  await expect(member.joinEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('asks which community an event for one is of', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  await expect(host.scheduleEvent(eventDetails({ visibility: 'community' }))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { visibility: expect.any(String) },
  });
});

it('puts the player who stands for a series on its new dates while they are of the community', async () => {
  const team = await aTeam();
  const event = await eventsApi.signedInAs(team.owner).scheduleEvent(
    eventDetails({
      hostingTeam: team.teamId,
      visibility: 'community',
      reoccurringInfo: { frequency: 'weekly', count: 20 },
    }),
  );
  const { eventId } = event;
  const [stays, leaves] = [await aMember(team), await aMember(team)];
  for (const person of [stays, leaves]) {
    const counts = await seriesApi.signedInAs(person).joinSeries({ eventId, scope: 'standing' });
    expect(counts.missed).toBe(0);
  }
  await product.drain();
  await runJob(nightly);
  await membersApi.signedInAs(leaves).leaveTeam({ teamId: team.teamId });
  product.clock.moveTo(new Date(Date.now() + 3 * 7 * 86_400_000));
  await runJob(nightly);
  await runJob(nightly);
  await product.drain();
  const last = (await datesOf(eventId, stays)).at(-1);
  expect(last?.mine).toBe('in');
  const { seats } = await eventsApi.signedInAs(team.owner).getEvent({ eventId: last?.eventId ?? '' });
  expect(seats.taken).toBe(1);
  product.clock.reset();
});
