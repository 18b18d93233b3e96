import { expect, it } from 'vitest';
import { countShownFrom } from '#shared/events/favourites/favourite-counts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('says whether a player keeps a thing, and how many do to anyone who may see it', async () => {
  const { teamId, owner } = await aTeam({ visibility: 'private' });
  const target = { kind: 'team', refId: teamId } as const;
  const stranger = followingApi.signedInAs(await aPerson());
  await expect(stranger.getFavourite(target)).resolves.toEqual({ isFavourite: false });
  const mine = followingApi.signedInAs(owner);
  await expect(mine.getFavourite(target)).resolves.toEqual({ isFavourite: false });
  await mine.addFavourite(target);
  await expect(mine.getFavourite(target)).resolves.toEqual({ isFavourite: true });
});

it('tells the count from five on', async () => {
  const { teamId } = await aTeam();
  const target = { kind: 'team', refId: teamId } as const;
  const people = await Promise.all(Array.from({ length: countShownFrom }, () => aPerson()));
  for (const person of people) await followingApi.signedInAs(person).addFavourite(target);
  await expect(followingApi.signedInAs(await aPerson()).getFavourite(target)).resolves.toEqual({
    isFavourite: false,
    count: countShownFrom,
  });
});
