import { expect, it } from 'vitest';
import { uploadBucket } from '#infra/local/environment.ts';
import { drawShareImage } from '#lambdas/discovery/share-images/draw.ts';
import { shareImageKey } from '#shared/look/share-image.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason } from '#tests/support/competitions/seasons.ts';
import { aTournament } from '#tests/support/competitions/tournaments.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { drawShareImages } from '#tests/support/product/drain.ts';
import { aTeam, hideTeam } from '#tests/support/teams/teams.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

/** The images that links of one thing have. */
const imagesOf = (refId: string) =>
  cloud.objects.list(uploadBucket, `media/share/${refId}-`, '', 10).map(({ key }) => key);

/** Width and height, as a PNG says them. */
function sizeOf(key: string): [number, number] {
  const object = cloud.objects.find(uploadBucket, key);
  if (!object) throw new Error(`Nothing is at ${key}`);
  const bytes = Buffer.from(cloud.objects.read(object));
  expect(object.contentType).toBe('image/png');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it('draws the link of a public event, once for each version', async () => {
  const { event, host } = await anEvent({ title: 'Dawn 🏃 run' });
  const { eventId } = event;
  await drawShareImages();
  expect(imagesOf(eventId)).toEqual([shareImageKey({ refId: eventId, version: 1 })]);
  expect(sizeOf(shareImageKey({ refId: eventId, version: 1 }))).toEqual([1200, 630]);
  await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ title: 'Dusk run' }), eventId, version: 1 });
  await drawShareImages();
  expect(imagesOf(eventId)).toEqual([shareImageKey({ refId: eventId, version: 2 })]);
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 2, reason: 'weather' });
  await drawShareImages();
  expect(imagesOf(eventId)).toEqual([]);
});

it.each([{ publish: false }, { visibility: 'unlisted' }, { visibility: 'private' }] as const)(
  'draws nothing of an event that no search finds: %o',
  async (differences) => {
    const { event } = await anEvent(differences);
    await drawShareImages();
    expect(imagesOf(event.eventId)).toEqual([]);
  },
);

it('draws the link of an event whose cover cannot be drawn', async () => {
  const host = await aPerson();
  const cover = { uploadId: await anUpload(host), alt: 'A court' };
  const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ cover }));
  await drawShareImages();
  expect(imagesOf(event.eventId)).toHaveLength(1);
});

it('has room for the title, three lines and the name of the product', async () => {
  const title = 'A title of as many words as an event may have, over two lines of the image';
  const lines = ['Tue, Nov 24, 6:30 PM', 'Pease Park, Austin, TX', 'Austin Kickball League'];
  const images = [0, 1, 2, 3].map((count) =>
    drawShareImage({ id: 'evt_1', title, lines: lines.slice(0, count), gameTypeId: 'running' }),
  );
  const sizes = (await Promise.all(images)).map(({ length }) => length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(4);
});

it('shows an uploaded cover in place of the drawn one', async () => {
  const words = { id: 'evt_1', title: 'Dawn run', lines: [], gameTypeId: 'running' };
  const drawn = await drawShareImage(words);
  const cover = await drawShareImage({ ...words, colors: { main: '#102030', accent: '#405060' } });
  expect(Buffer.compare(await drawShareImage({ ...words, cover }), drawn)).not.toBe(0);
});

it('draws the links of teams, seasons and tournaments, and removes a team’s once it is private', async () => {
  const { teamId, owner } = await aTeam();
  const { seasonId } = await aSeason();
  const { tournamentId } = await aTournament();
  await drawShareImages();
  for (const refId of [teamId, seasonId, tournamentId]) expect(imagesOf(refId)).toHaveLength(1);
  await hideTeam({ teamId, owner });
  await drawShareImages();
  expect(imagesOf(teamId)).toEqual([]);
});
