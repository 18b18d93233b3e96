import { expect, it } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

const photoOf = (person: { userId: string }) => anUpload(person, { purpose: 'profilePhoto' });

it('shows a picture as one’s own to oneself and to others, with everything else by which they are known', async () => {
  const [person, viewer] = [await aPerson(), await aPerson()];
  const { userId, displayName, email } = person;
  const uploadId = await photoOf(person);
  const photoURL = `/media/${uploadId}`;
  expect(await peopleApi.signedInAs(person).setProfilePhoto({ uploadId })).toEqual({ photoURL });
  expect(await peopleApi.signedInAs(viewer).getProfile({ userId })).toMatchObject({ displayName, photoURL });
  const me = await product.client(accounts, handler).signedInAs(person).getMe({});
  expect(me).toMatchObject({ userId, displayName, fullName: person.fullName, email, emailVerified: true, photoURL });
});

it('says which file is shown now, so that the one before can go', async () => {
  const person = await aPerson();
  const mine = peopleApi.signedInAs(person);
  const [first, second] = [await photoOf(person), await photoOf(person)];
  await mine.setProfilePhoto({ uploadId: first });
  await mine.setProfilePhoto({ uploadId: second });
  await mine.setProfilePhoto({ uploadId: second });
  await product.drain();
  const told = product.messages(uploadsHeld).filter(({ data }) => data.holder === person.userId);
  expect(told.map(({ data }) => data)).toEqual([
    { holder: person.userId, version: 1, uploadIds: [first], wereHeld: [] },
    { holder: person.userId, version: 2, uploadIds: [second], wereHeld: [first] },
  ]);
});

it('refuses what is not one’s own picture for this, and a caller without an account', async () => {
  const person = await aPerson();
  const mine = peopleApi.signedInAs(person);
  const notMine = await photoOf(await aPerson());
  await expect(mine.setProfilePhoto({ uploadId: notMine })).rejects.toMatchObject({ code: 'upload.notFound' });
  const cover = await anUpload(person, { purpose: 'eventCover' });
  await expect(mine.setProfilePhoto({ uploadId: cover })).rejects.toMatchObject({ code: 'upload.notFound' });
  const unknown = { userId: '00000000-0000-4000-8000-000000000001' };
  const uploadId = await photoOf(unknown);
  await expect(peopleApi.signedInAs(unknown).setProfilePhoto({ uploadId })).rejects.toMatchObject({
    code: 'user.notFound',
  });
});

it('keeps one of two pictures that are chosen at once, and tells of both in order', async () => {
  const person = await aPerson();
  const mine = peopleApi.signedInAs(person);
  const uploads = [await photoOf(person), await photoOf(person)];
  await Promise.all(uploads.map((uploadId) => mine.setProfilePhoto({ uploadId })));
  await product.drain();
  const told = product.messages(uploadsHeld).filter(({ data }) => data.holder === person.userId);
  expect(told.map(({ data }) => data.version).sort()).toEqual([1, 2]);
  const { photoURL } = await mine.getProfile({ userId: person.userId });
  const last = told.find(({ data }) => data.version === 2);
  expect(last?.data.uploadIds.map(mediaPath)).toEqual([photoURL]);
});
