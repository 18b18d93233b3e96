import { handler as discoveryHandler } from '#lambdas/discovery/api.ts';
import { handler as seriesHandler } from '#lambdas/events/series/api.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { heldNoticeEntity } from '#lambdas/notifications/ports/inbox/held-notice.entity.ts';
import { blockedConversationEntity } from '#lambdas/people/privacy/blocked-conversation.entity.ts';
import { handler as photosHandler } from '#lambdas/places/photos/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { aSearch } from '../../discovery/searches.ts';
import { arrive, atTheDoor, attendanceApi, end } from '../../events/attendance.ts';
import { aDocument, filesApi } from '../../events/event-files.ts';
import { anEvent, eventDetails, eventsApi } from '../../events/events.ts';
import { followingApi } from '../../events/favourites.ts';
import { exportsApi } from '../../events/feeds.ts';
import { hostsApi } from '../../events/hosts.ts';
import { substituteDetails, substitutesApi } from '../../events/substitutes.ts';
import { hoursOn } from '../../people/availability.ts';
import { peopleApi } from '../../people/people-api.ts';
import { privacyApi } from '../../people/privacy.ts';
import { managersApi } from '../../places/managers.ts';
import { aPlace, detailsOf, placesApi } from '../../places/places.ts';
import { product } from '../../product/product.ts';
import { anUpload } from '../../uploads/uploads.ts';
import { austin } from '../account-row.ts';
import { accountsApi } from '../accounts-api.ts';
import { aPerson } from '../people.ts';
import { aMember } from '../sign-ups.ts';
import { canary, canaryPhone } from './canary.ts';

const photosApi = product.client(placePhotosContract, photosHandler);
const text = `${canary} was here`;
type Member = { readonly userId: string; readonly email: string };

/** A user who said as much as the product lets them say, each time with the canary in it. */
export async function aFullLife(): Promise<Member> {
  const member = await aMember(`${canary}@mail.example`);
  await settings(member);
  await hosting(member);
  await joining(member);
  await speakingOfPlaces(member);
  await product.drain();
  return member;
}

async function settings(member: Member): Promise<void> {
  const { userId, email } = member;
  const profile = { displayName: canary, fullName: text, lastName: canary, bio: text, phoneNumber: canaryPhone };
  const facts = {
    birthdate: '1990-05-17',
    games: ['running'],
    cityPlaceId: austin.placeId,
    acceptsTermsAndIs13: true as const,
  };
  const people = peopleApi.signedInAs(member);
  await people.saveProfile({ ...profile, ...facts, email, version: 1 });
  await accountsApi.signedInAs(member).addAlternateEmail({ email: `${canary}@other.example` });
  await people.createAvailability(hoursOn({ monday: ['17:00-20:00'] }));
  const [other, blocker] = [await aPerson(), await aPerson()];
  await privacyApi
    .signedInAs(member)
    .blockPeople({ people: [{ userId: other.userId, email: `${canary}@gone.example` }] });
  await privacyApi.signedInAs(blocker).blockPeople({ people: [{ userId, email }] });
  await product
    .client(discovery, discoveryHandler)
    .signedInAs(member)
    .saveSearch(aSearch({ name: text }));
  await exportsApi.signedInAs(member).createFeed({ kind: 'everything', label: text });
  await substitutesApi.signedInAs(member).saveSubstituteProfile(
    substituteDetails({
      sports: [{ gameTypeId: 'basketball', available: true, level: 'beginner', positions: [canary] }],
    }),
  );
  // What others' mail and messages leave behind.
  const at = product.clock.now().toISOString();
  const held = { userId, until: at, noticeId: 'n', topic: 'rsvp', title: text, words: text, causedAt: at };
  await heldNoticeEntity(table())
    .put({ ...held, expires: 4e9 })
    .go();
  await blockedConversationEntity(table()).put({ userId, conversationId: 'c1', title: text, isBlocked: true }).go();
}

async function hosting(member: Member): Promise<void> {
  const mine = eventsApi.signedInAs(member);
  const said = {
    description: text,
    rules: text,
    location: { kind: 'address' as const, address: text, cityPlaceId: austin.placeId },
  };
  const { eventId } = await mine.scheduleEvent(eventDetails(said));
  const series = product.client(seriesContract, seriesHandler).signedInAs(member);
  await series.saveTemplate({ eventId, name: text });
  const uploadId = await aDocument(member, `${canary}.pdf`);
  await filesApi.signedInAs(member).attachFile({ eventId, uploadId });
  const [co, guest, fan] = [await aPerson(), await aPerson(), await aPerson()];
  await hostsApi.signedInAs(member).invitePeople({ eventId, userIds: [guest.userId] });
  await followingApi.signedInAs(fan).addFavourite({ kind: 'person', refId: member.userId });
  const shared = await anEvent();
  await hostsApi.signedInAs(shared.host).inviteHost({ eventId: shared.event.eventId, userId: member.userId });
  await hostsApi.signedInAs(member).answerHosting({ eventId: shared.event.eventId, answer: 'confirmed' });
  await eventsApi.signedInAs(co).joinEvent({ eventId });
}

async function joining(member: Member): Promise<void> {
  const { event } = await anEvent({ allowParticipantGuests: true, guestLimit: 2 });
  const mine = eventsApi.signedInAs(member);
  await mine.joinEvent({ eventId: event.eventId, note: text, guests: [{ name: canary }] });
  const keeping = followingApi.signedInAs(member);
  await keeping.saveFavouriteLists({ lists: [{ name: canary }], version: 0 });
  await keeping.addFavourite({ kind: 'event', refId: event.eventId, note: text });
  const other = await anEvent();
  await mine.replyToEvent({ eventId: other.event.eventId, reply: 'maybe', note: text });
  const door = await atTheDoor(-60);
  await mine.joinEvent({ eventId: door.eventId });
  await arrive(door.door, door.eventId, member as never);
  door.at(end + 1);
  await attendanceApi.signedInAs(member).rateEvent({ eventId: door.eventId, stars: 5, text });
  product.clock.reset();
}

async function speakingOfPlaces(member: Member): Promise<void> {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const mine = placesApi.signedInAs(member);
  await mine.ratePlace({ placeId, stars: 4, text });
  await mine.reportPlace({ placeId, category: 'other', text });
  await mine.suggestPlaceEdit({ ...detailsOf(place, { rules: 'No glass.' }), placeId, note: text });
  await managersApi.signedInAs(keeper).askManager({ placeId, email: member.email });
  const uploadId = await anUpload(member, { purpose: 'placePhoto', name: `${canary}.png` });
  await photosApi.signedInAs(member).addPlacePhoto({ placeId, uploadId, alt: text });
}
