import { dependantsApi } from '../events/dependants.ts';
import { lottery } from '../events/draws.ts';
import { eventDetails, eventsApi, inDays } from '../events/events.ts';
import { followingApi } from '../events/favourites.ts';
import { hostsApi } from '../events/hosts.ts';
import { lifecycleApi } from '../events/lifecycle.ts';
import { aTuesday, weeklySix } from '../events/series.ts';
import { slotsApi, someSlots } from '../events/slots.ts';
import { product } from '../product/product.ts';
import type { Cast } from './cast.ts';

/** An event of the team that the whole cast but the stranger is in; the minors hold its slots. */
async function aFullEvent({ host, fellow, guardian, teen, grown, childId }: Cast, hostingTeam: string) {
  const hosts = eventsApi.signedInAs(host);
  const { eventId } = await hosts.scheduleEvent(eventDetails({ ...someSlots, hostingTeam }));
  await dependantsApi.signedInAs(guardian).joinForDependant({ eventId, dependantId: childId });
  for (const person of [fellow, teen, grown]) {
    await eventsApi.signedInAs(person).joinEvent({ eventId });
    await slotsApi.signedInAs(person).takeSlot({ eventId, slotId: person === fellow ? 'gate' : 'clock' });
  }
  await hosts.changeEvent({
    ...eventDetails({ ...someSlots, hostingTeam, localStart: inDays(8) }),
    eventId,
    version: 1,
  });
  await product.drain();
  await lifecycleApi.signedInAs(teen).acknowledgeChange({ eventId, version: 2 });
  return eventId;
}

/** An event of one seat with approval: the fellow is in, the minors ask, wait, decline and are invited. */
async function anEventOfAnswers({ host, fellow, teen, grown }: Cast) {
  const hosts = eventsApi.signedInAs(host);
  const approval = { creatorApprovalNeeded: true, approvalMode: 'peer_unanimous' as const };
  const [asked, line, replies, invited] = await Promise.all(
    [approval, { capacity: 1 }, {}, { visibility: 'invitees' as const }].map(async (differences) => {
      const { eventId } = await hosts.scheduleEvent(eventDetails(differences));
      return eventId;
    }),
  );
  const at = { asked: asked ?? '', line: line ?? '', replies: replies ?? '', invited: invited ?? '' };
  await eventsApi.signedInAs(fellow).joinEvent({ eventId: at.asked });
  await hostsApi.signedInAs(host).decideRequests({ eventId: at.asked, userIds: [fellow.userId], decision: 'approve' });
  await eventsApi.signedInAs(fellow).joinEvent({ eventId: at.line });
  for (const person of [teen, grown]) {
    const mine = eventsApi.signedInAs(person);
    await mine.joinEvent({ eventId: at.asked });
    await mine.joinEvent({ eventId: at.line });
    await mine.replyToEvent({ eventId: at.replies, reply: 'declined' });
    await hostsApi
      .signedInAs(host)
      .invitePeople({ eventId: at.invited, userIds: [person.userId] })
      .catch(() => undefined);
  }
  return at;
}

/** An event that a minor hosts, and the same of who has come of age; the stranger follows both hosts. */
async function theirEvents({ stranger, fellow, teen, grown }: Cast) {
  const hosted = [];
  for (const person of [teen, grown]) {
    const { eventId } = await eventsApi.signedInAs(person).scheduleEvent(eventDetails());
    await eventsApi.signedInAs(fellow).joinEvent({ eventId });
    for (const fan of [stranger, fellow]) {
      const mine = followingApi.signedInAs(fan);
      await mine.addFavourite({ kind: 'person', refId: person.userId });
      await mine.addFavourite({ kind: 'event', refId: eventId });
    }
    await hostsApi.signedInAs(person).invitePeople({ eventId, userIds: [stranger.userId] });
    hosted.push(eventId);
  }
  return hosted;
}

/** A series and a draw hosted by the teen; the new adult and the fellow enter the draw. */
async function theirSeriesAndDraw({ teen, grown, fellow }: Cast) {
  const mine = eventsApi.signedInAs(teen);
  const { eventId: seriesEventId } = await mine.scheduleEvent(
    eventDetails({ localStart: `${aTuesday()}T18:00`, reoccurringInfo: weeklySix }),
  );
  const { eventId: drawId } = await mine.scheduleEvent(eventDetails(lottery));
  await product.drain();
  for (const person of [grown, fellow]) await eventsApi.signedInAs(person).joinEvent({ eventId: drawId });
  return { seriesEventId, drawId };
}

export async function anEventsWorld(cast: Cast, teamId: string) {
  const eventId = await aFullEvent(cast, teamId);
  const answers = await anEventOfAnswers(cast);
  const hosted = await theirEvents(cast);
  const { guestId } = await hostsApi.signedInAs(cast.host).createGuest({ eventId, displayName: 'Neighbour' });
  await product.drain();
  const more = await theirSeriesAndDraw(cast);
  return { eventId, ...answers, ...more, hosted, guestId };
}
