import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { aidStanding } from '#lambdas/payments/ports/aid/aid-standing.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import type { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { seeSeason } from '../../../seasons/sight/season-sight.ts';
import { readPayable } from '../read-payable.ts';
import { sellerOfSeason } from '../season-order.ts';
import type { CheckoutParts } from './get-season-checkout.ts';

type AskForSeasonAid = (typeof seasonCheckout)['operations']['askForSeasonAid'];

/** For players who have something to pay here by card. Asking again changes the note, until there is an answer. */
export async function askForSeasonAid(
  { seasonId, note }: Parsed<AskForSeasonAid>,
  caller: Caller,
  parts: CheckoutParts,
): Promise<Output<AskForSeasonAid>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  const { season } = await seeSeason(seasonId, userId, parts);
  refuseMinorPayer(account, now);
  const { payable } = await readPayable(season, { userId, name: '' }, parts, now);
  const dearest = Math.max(0, ...payable.map(({ restMinor }) => restMinor));
  const seller = await sellerOfSeason(season, dearest, parts, now);
  if (dearest === 0 || !seller.account || !isEditable(season.status)) throw new Problem('aid.notHere');
  const request = { teamId: season.teamId, subjectId: seasonId, userId, title: season.facts.label, note };
  return aidStanding(await parts.aid.ask(request, now));
}
