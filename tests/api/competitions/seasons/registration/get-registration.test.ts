import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('shows a registration to its person and to organizers only', async () => {
  const world = await aSeason();
  const { userId } = await aRegistered(world);
  const { seasonId, owner } = world;
  const read = (person: { userId: string }) => seasonsApi.signedInAs(person).getRegistration({ seasonId, userId });
  expect(await read({ userId })).toMatchObject({ userId, status: 'registered' });
  expect(await read(owner)).toMatchObject({ userId });
  await expect(read(await aPerson())).rejects.toMatchObject({ code: 'registration.notFound' });
});
