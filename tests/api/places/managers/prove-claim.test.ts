import { expect, it } from 'vitest';
import { codeMinutes, codeTries } from '#shared/places/managers/claiming.ts';
import { mostManagers } from '#shared/places/managers/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, mailedCode, managersApi, managersOf } from '#tests/support/places/managers.ts';
import { nowhere, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const desk = { way: 'email', email: 'desk@eastsideclub.org' } as const;

async function aClaim() {
  const [{ place, keeper }, owner] = [await aClub(), await aPerson()];
  const mine = managersApi.signedInAs(owner);
  await mine.claimPlace({ placeId: place.placeId, by: desk });
  return { placeId: place.placeId, keeper, owner, mine, code: mailedCode(desk.email) };
}
const other = (code: string) => (code === '000000' ? '000001' : '000000');

it('makes the user who knows the code a manager, marks the place as claimed, and refuses a second claim', async () => {
  const { placeId, keeper, owner, mine, code } = await aClaim();
  const rival = managersApi.signedInAs(await aPerson());
  await rival.claimPlace({ placeId, by: desk });
  const rivalCode = mailedCode(desk.email);
  await mine.proveClaim({ placeId, code });
  await mine.proveClaim({ placeId, code });
  expect(await managersOf(placeId, owner)).toEqual([keeper.userId, owner.userId]);
  expect((await signedOut.getPublicPlace({ placeId })).place.claimedAt).toBeDefined();
  await expect(rival.proveClaim({ placeId, code: rivalCode })).rejects.toMatchObject({ code: 'place.claimed' });
  await expect(mine.proveClaim({ placeId: nowhere, code })).rejects.toMatchObject({ code: 'place.notFound' });
});

it('counts five tries, however many come at once', async () => {
  const { placeId, mine, code } = await aClaim();
  const guesses = Array.from({ length: codeTries + 3 }, () => mine.proveClaim({ placeId, code: other(code) }));
  const outcomes = (await Promise.allSettled(guesses)).map((one) => one.status === 'rejected' && one.reason.code);
  expect(outcomes.filter((one) => one === 'place.codeWrong')).toHaveLength(codeTries);
  await expect(mine.proveClaim({ placeId, code })).rejects.toMatchObject({ code: 'place.codeOver' });
});

it('takes no code that is too old, and has no room for an eleventh manager', async () => {
  const { placeId, keeper, mine, code } = await aClaim();
  for (let asked = 1; asked < mostManagers; asked += 1)
    await managersApi.signedInAs(keeper).askManager({ placeId, email: `p${asked}@club.example` });
  await expect(mine.proveClaim({ placeId, code })).rejects.toMatchObject({ code: 'place.tooManyManagers' });
  product.clock.forwardMinutes(codeMinutes + 1);
  await expect(mine.proveClaim({ placeId, code })).rejects.toMatchObject({ code: 'place.codeOver' });
});
