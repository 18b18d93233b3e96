import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { aDocument, filesApi } from '#tests/support/events/event-files.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi } from '#tests/support/events/hosts.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { refusesForeignChild } from '#tests/support/matrix/foreign-child.ts';

describe('an own event with a foreign child', () => {
  it('finds no slot of another event', () =>
    refusesForeignChild(
      'slot.notFound',
      async () => {
        const childId = `slot${randomUUID().slice(0, 4)}`;
        const { event } = await anEvent({ bringList: [{ slotId: childId, label: 'Cones', quantity: 1 }] });
        const [person] = await joiners(event.eventId, 1);
        return { person: person!, parentId: event.eventId, childId };
      },
      {
        takeSlot: (person, eventId, slotId) => slotsApi.signedInAs(person).takeSlot({ eventId, slotId }),
        releaseSlot: (person, eventId, slotId) => slotsApi.signedInAs(person).releaseSlot({ eventId, slotId }),
      },
    ));

  it('finds no file of another event', () =>
    refusesForeignChild(
      'upload.notFound',
      async () => {
        const { event, host } = await anEvent();
        const uploadId = await aDocument(host);
        await filesApi.signedInAs(host).attachFile({ eventId: event.eventId, uploadId });
        return { person: host, parentId: event.eventId, childId: uploadId };
      },
      {
        openPublicFile: (_, eventId, uploadId) => filesApi.signedOut().openPublicFile({ eventId, uploadId }),
        openFile: (person, eventId, uploadId) => filesApi.signedInAs(person).openFile({ eventId, uploadId }),
        removeFile: (person, eventId, uploadId) => filesApi.signedInAs(person).removeFile({ eventId, uploadId }),
      },
    ));

  it('finds no player of another event', () =>
    refusesForeignChild(
      'rsvp.notFound',
      async () => {
        const { event, host } = await anEvent();
        const [player] = await joiners(event.eventId, 1);
        return { person: host, parentId: event.eventId, childId: player!.userId };
      },
      { removeJoiner: (person, eventId, userId) => hostsApi.signedInAs(person).removeJoiner({ eventId, userId }) },
    ));

  it('finds no host of another event', () =>
    refusesForeignChild(
      'host.notFound',
      async () => {
        const { event, host } = await anEvent();
        const { userId } = await aCoHost(event, host);
        return { person: host, parentId: event.eventId, childId: userId };
      },
      { removeHost: (person, eventId, userId) => hostsApi.signedInAs(person).removeHost({ eventId, userId }) },
    ));
});
