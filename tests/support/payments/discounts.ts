import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/payments/discounts/api.ts';
import type { Sent } from '#shared/contract/operation.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { aCardSeason, seasonCheckoutApi } from '../competitions/season-checkout.ts';
import { aRegistered } from '../competitions/seasons.ts';
import { ordersApi } from '../events/checkout.ts';
import { product } from '../product/product.ts';

export const teamDiscountsApi = product.client(teamDiscounts, handler);

type Said = Partial<Sent<typeof teamDiscounts.operations.saveTeamDiscount>>;

/** A season that costs $50 by card, whose community has the code FRIENDS. */
export async function aSeasonWithCode(said: Said = {}, differences: Parameters<typeof aCardSeason>[0] = {}) {
  const world = await aCardSeason(differences);
  const { teamId, seasonId, owner } = world;
  const codes = teamDiscountsApi.signedInAs(owner);
  const off = { kind: 'percent' as const, percent: 25 };
  await codes.saveTeamDiscount({ teamId, code: 'FRIENDS', off, ...said });
  const used = async () => (await codes.listTeamDiscounts({ teamId })).discounts[0]?.used;
  return { ...world, codes, used, order: (payer: Account) => anOrderOf(seasonId, payer) };
}

/** The order of a player for their own place, and the player at their orders. */
async function anOrderOf(seasonId: string, player: Account) {
  const checkout = seasonCheckoutApi.signedInAs(player);
  const { orderId } = await checkout.orderSeasonDues({ seasonId, dueIds: [player.userId] });
  return { orderId, mine: ordersApi.signedInAs(player) };
}

/** A player of such a season with their order. */
export async function aCodedPlayer(said: Said = {}, differences: Parameters<typeof aCardSeason>[0] = {}) {
  const world = await aSeasonWithCode(said, differences);
  const player = await aRegistered(world);
  return { ...world, player, ...(await world.order(player)) };
}
