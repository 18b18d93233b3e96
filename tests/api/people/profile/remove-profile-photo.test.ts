import { expect, it } from 'vitest';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

it('shows no picture any more, and lets the file go; again changes nothing', async () => {
  const person = await aPerson();
  const { userId } = person;
  const mine = peopleApi.signedInAs(person);
  const uploadId = await anUpload(person, { purpose: 'profilePhoto' });
  await mine.setProfilePhoto({ uploadId });
  expect(await mine.removeProfilePhoto({})).toEqual({});
  await mine.removeProfilePhoto({});
  expect(await mine.getProfile({ userId })).not.toHaveProperty('photoURL');
  await product.drain();
  const told = product.messages(uploadsHeld).filter(({ data }) => data.holder === userId);
  expect(told.at(-1)?.data).toEqual({ holder: userId, version: 2, uploadIds: [], wereHeld: [uploadId] });
  expect(told).toHaveLength(2);
});

it('removes nothing before there is an account', async () => {
  const unknown = { userId: '00000000-0000-4000-8000-000000000001' };
  await expect(peopleApi.signedInAs(unknown).removeProfilePhoto({})).rejects.toMatchObject({ code: 'user.notFound' });
});
