import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/places/managers/api.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import type { Place } from '#shared/places/schemas.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { anUpload, textBytes } from '../uploads/uploads.ts';
import { aPlace } from './places.ts';

export const managersApi = product.client(placeManagers, handler);

const aWeek = 7 * 24 * 60 + 1;

/** A listed club with a website and a number that have stood long enough to prove something. */
export async function aClub(): Promise<{ place: Place; keeper: Account }> {
  const club = await aPlace({
    website: 'https://www.eastsideclub.org/pickleball',
    contact: 'Front desk +1 512 555 0170',
  });
  product.clock.forwardMinutes(aWeek);
  return club;
}

/** A user asked a user, who said yes. */
export async function aSecondManager({ placeId }: Place, keeper: Account): Promise<Account> {
  const second = await aPerson();
  await managersApi.signedInAs(keeper).askManager({ placeId, email: second.email });
  await managersApi.signedInAs(second).answerManaging({ placeId, answer: 'accepted' });
  return second;
}

/** Who manages a place, as one of them sees it. */
export const managersOf = async (placeId: string, keeper: { userId: string }): Promise<string[]> =>
  (await managersApi.signedInAs(keeper).listManagers({ placeId })).managers.map(({ userId }) => userId);

/** The code in the last mail to an address. */
export const mailedCode = (email: string): string =>
  /\b\d{6}\b/.exec(product.mails(email).at(-1)?.text ?? '')?.[0] ?? '';

/** A person's paper that shows that they run a place. */
export const aPaper = (person: { readonly userId: string }): Promise<string> =>
  anUpload(person, { purpose: 'placeClaim', type: 'application/pdf', name: 'lease.pdf' }, textBytes('%PDF-1.7 lease'));
