import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { isWanted } from '#shared/discovery/subscriptions/matching.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { positionOf } from '../../search/card.ts';
import { after, findSoonest } from '../../search/find-soonest.ts';
import { circle } from '../../search/region.ts';
import type { ReadCards } from '../../search/store.ts';
import { aheadMs } from '../ahead.ts';
import type { DigestState } from './digest-store.ts';
import { type FitPorts, fitting } from './fitting.ts';

/** In one mail; what is left comes with the next. */
export const mostInMail = 12;
/** Cards that are asked for at once, and how often: so that events of people who are blocked do not stand before others. */
const atOnce = 60;
const mostRounds = 5;

interface Looking {
  readonly account: Account;
  readonly one: ActivitySubscription;
  readonly told: DigestState['told'];
}

/** The soonest events that a subscription is about and that its person was not told of: their ids, soonest first. */
export async function findNews(
  { account, one, told }: Looking,
  read: ReadCards,
  ports: FitPorts,
  now: Date,
): Promise<readonly string[]> {
  const news: string[] = [];
  let from: string | undefined = now.toISOString();
  for (let round = 0; round < mostRounds && from !== undefined && news.length < mostInMail; round += 1) {
    const { cards, reached } = await findSoonest(
      {
        region: circle(one.address, one.radius),
        from,
        until: new Date(now.getTime() + aheadMs).toISOString(),
        keeps: (card) => told[card.eventId] === undefined && isWanted(card, one),
        wanted: atOnce,
      },
      read,
    );
    const ids = cards.map(({ eventId }) => eventId);
    news.push(...(await fitting(ids, { account, one }, ports, now)).map(({ eventId }) => eventId));
    const last = cards.at(-1);
    from = reached ? after(reached) : cards.length === atOnce && last ? after(positionOf(last)) : undefined;
  }
  return news.slice(0, mostInMail);
}
