import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { NearbyCard, NearbyStore } from './store.ts';

/** So many listed people are looked at for one page, seen or not; the next page goes on from there. */
const mostLookedAt = 400;
const cardsAtOnce = 100;

/** Up to where an earlier page looked. */
export interface Spot {
  /** Which of the areas. */
  readonly area: number;
  readonly after?: string | undefined;
}

interface Looking {
  readonly areas: readonly string[];
  readonly from: Spot;
  readonly wanted: number;
  /** Whose accounts are worth asking. */
  readonly asks: (card: NearbyCard) => boolean;
  readonly store: Pick<NearbyStore, 'page'>;
  /** Of these people, those who are to be shown, as they are now. */
  readonly choose: (userIds: readonly string[]) => Promise<readonly Account[]>;
}

/**
 * Goes through areas one after the other until a page is full, everything was seen, or enough was looked at. Going on from
 * where it stopped shows each player once.
 */
export async function findAccountsNearby(
  looking: Looking,
): Promise<{ found: readonly Account[]; next: Spot | undefined }> {
  const { areas, wanted, store, choose, asks } = looking;
  const found: Account[] = [];
  let spot = looking.from;
  let looked = 0;
  while (spot.area < areas.length && found.length < wanted && looked < mostLookedAt) {
    const most = Math.min(cardsAtOnce, (wanted - found.length) * 4);
    const cards = await store.page(areas[spot.area] ?? '', spot.after, most);
    looked += cards.length;
    const asked = cards.filter(asks).map(({ userId }) => userId);
    const chosen = new Map((await choose(asked)).map((one) => [one.userId, one]));
    const taken = takeInOrder(cards, chosen, wanted - found.length);
    found.push(...taken.people);
    const isOver = taken.last === cards.at(-1)?.userId && cards.length < most;
    spot = isOver ? { area: spot.area + 1 } : { area: spot.area, after: taken.last ?? spot.after };
  }
  return { found, next: spot.area < areas.length ? spot : undefined };
}

/** As many of the chosen as are wanted, and the last person who need not be looked at again. */
function takeInOrder(
  cards: readonly { readonly userId: string }[],
  chosen: ReadonlyMap<string, Account>,
  wanted: number,
): { people: Account[]; last: string | undefined } {
  const people: Account[] = [];
  let last: string | undefined;
  for (const { userId } of cards) {
    if (people.length === wanted) break;
    const person = chosen.get(userId);
    if (person) people.push(person);
    last = userId;
  }
  return { people, last };
}
