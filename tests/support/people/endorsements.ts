import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler } from '#lambdas/people/endorsements/api.ts';
import { createAppearances } from '#lambdas/people/endorsements/appearances.ts';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { product } from '../product/product.ts';

export const endorsementsApi = product.client(endorsementsContract, handler);

type PersonRef = { readonly userId: string };

/** That these people were at an event that is over, as its own context says. */
export async function playedTogether(...people: readonly PersonRef[]): Promise<{ readonly eventId: string }> {
  const eventId = newId('event', product.clock.now());
  const endedAt = new Date(product.clock.now().getTime() - 24 * 60 * 60_000).toISOString();
  const event = { eventId, gameTypeId: 'basketball', endedAt };
  await createAppearances(table()).keep(
    event,
    people.map(({ userId }) => userId),
  );
  return { eventId };
}
