import { handler as photos } from '#lambdas/places/photos/api.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { aPerson } from '../../accounts/people.ts';
import { aDocument, filesApi } from '../../events/event-files.ts';
import { eventDetails, eventsApi } from '../../events/events.ts';
import { peopleApi } from '../../people/people-api.ts';
import { aPlace, nowhere, placeDetails, placesApi } from '../../places/places.ts';
import { product } from '../../product/product.ts';
import { announced, anUpload, uploadsApi } from '../../uploads/uploads.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';
import { eventWorld } from '../events/event-world.ts';

const photosApi = product.client(placePhotosContract, photos);
const noEvent = 'evt_00000000000000000000000000';
const noUpload = 'upl_00000000000000000000000000';

const callerOf = async ({ role }: Cell) => {
  const person = await personFor(role);
  return person ? uploadsApi.signedInAs(person) : uploadsApi.signedOut();
};

const filesOf = (userId: string | undefined) => (userId ? filesApi.signedInAs({ userId }) : filesApi.signedOut());

/** A private event's file: the caller's own where the cell says `self`, and another user’s otherwise. */
async function openForeign({ role }: Cell, unknown: boolean) {
  const person = await personFor(role);
  const host = role === 'self' && person ? person : await aPerson();
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ visibility: 'private' }));
  const uploadId = await aDocument(host);
  await filesApi.signedInAs(host).attachFile({ eventId, uploadId });
  const asked = { eventId: unknown ? noEvent : eventId, uploadId };
  return person ? filesApi.signedInAs(person).openFile(asked) : filesApi.signedOut().openPublicFile(asked);
}

/** A place, kept by the caller where the cell says `self`, and a photo that another user shows of it. */
async function photoWorld({ role }: Cell) {
  const person = await personFor(role);
  const shown = await aPerson();
  const placeId = role === 'self' && person ? await ownPlace(person) : (await aPlace()).place.placeId;
  const uploadId = await anUpload(shown, { purpose: 'placePhoto' });
  await photosApi.signedInAs(shown).addPlacePhoto({ placeId, uploadId, alt: 'The court' });
  return { person, caller: person ? photosApi.signedInAs(person) : photosApi.signedOut(), placeId, uploadId };
}

async function ownPlace(person: { readonly userId: string }): Promise<string> {
  const answer = await placesApi.signedInAs(person).addPlace(placeDetails({ insists: true }));
  if (answer.outcome !== 'added') throw new Error('The place was not added');
  return answer.place.placeId;
}

/** Rows of files that people upload, and of what shows them. */
export const uploadRows: Readonly<Record<string, Binding>> = {
  'upload.badType': {
    operations: ['startUpload'],
    ask: async (cell) => (await callerOf(cell)).startUpload(announced({ type: 'image/svg+xml' as never })),
  },
  'upload.confirm': {
    operations: ['confirmUpload'],
    ask: async (cell) => {
      const { uploadId } = await uploadsApi.signedInAs(await aPerson()).startUpload(announced());
      return (await callerOf(cell)).confirmUpload({ uploadId });
    },
    askUnknown: async (cell) => (await callerOf(cell)).confirmUpload({ uploadId: noUpload }),
  },
  'upload.eventImage': {
    operations: ['attachFile'],
    ask: async (cell) => {
      const { callerId, eventId } = await eventWorld(cell, 'creator');
      const uploadId = await aDocument({ userId: callerId ?? (await aPerson()).userId });
      return filesOf(callerId).attachFile({ eventId, uploadId });
    },
  },
  'event.file.remove': {
    operations: ['removeFile'],
    ask: async (cell) => {
      const { callerId, eventId } = await eventWorld(cell, 'creator');
      const uploadId = callerId ? await aDocument({ userId: callerId }) : noUpload;
      const mine = filesOf(callerId);
      if (callerId) await mine.attachFile({ eventId, uploadId }).catch(() => undefined);
      return mine.removeFile({ eventId, uploadId });
    },
  },
  'upload.readForeignPrivate': {
    operations: ['openFile', 'openPublicFile'],
    ask: (cell) => openForeign(cell, false),
    askUnknown: (cell) => openForeign(cell, true),
  },
  'upload.avatar': {
    operations: ['startUpload', 'setProfilePhoto', 'removeProfilePhoto'],
    ask: async ({ role }) => {
      const person = await personFor(role);
      if (!person) return peopleApi.signedOut().removeProfilePhoto({});
      await uploadsApi.signedInAs(person).startUpload(announced({ purpose: 'profilePhoto' }));
      const uploadId = await anUpload(person, { purpose: 'profilePhoto' });
      await peopleApi.signedInAs(person).setProfilePhoto({ uploadId });
      return peopleApi.signedInAs(person).removeProfilePhoto({});
    },
  },
  'place.photo.add': {
    operations: ['addPlacePhoto'],
    ask: async (cell) => {
      const { person, caller, placeId } = await photoWorld(cell);
      const uploadId = await anUpload(person ?? (await aPerson()), { purpose: 'placePhoto' });
      return caller.addPlacePhoto({ placeId, uploadId, alt: 'The court' });
    },
  },
  'place.photo.remove': {
    operations: ['removePlacePhoto'],
    ask: async (cell) => {
      const { caller, placeId, uploadId } = await photoWorld(cell);
      return caller.removePlacePhoto({ placeId, uploadId });
    },
    askUnknown: async (cell) =>
      (await photoWorld(cell)).caller.removePlacePhoto({ placeId: nowhere, uploadId: noUpload }),
  },
};
