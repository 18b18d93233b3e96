import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { equalShares, owedShares, type Share, sharesDueAt, sumOf } from '#shared/competitions/payments/team-shares.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { leastChargeIn } from '#shared/payments/amount-limits.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { StoredSeason, StoredSquad } from '../../../seasons/season-reader.ts';
import { seeSeason } from '../../../seasons/sight/season-sight.ts';
import { plays } from '../../../seasons/squads/squad-writes.ts';
import type { Stored } from '../../../seasons/stored.ts';
import { leftOfFee } from '../left-of-fee.ts';
import { leads } from '../payable-team.ts';
import { sellerOfSeason } from '../season-order.ts';
import { startOfSeason } from '../season-settlements.ts';
import { canPayShare } from '../shared-fees.ts';
import type { Split } from '../split-fee.ts';
import type { CheckoutParts } from './get-season-checkout.ts';

type SplitTeamFee = (typeof seasonCheckout)['operations']['splitTeamFee'];

interface SplittingParts extends CheckoutParts {
  readonly stored: CheckoutParts['stored'] & Pick<Stored, 'squad'>;
  readonly split: Split;
}

/**
 * Splits what is left of a team's fee: in equal parts among the players who paid nothing yet, or as its captain says. It can be
 * split again as players come and go; what was paid stays paid.
 */
export async function splitTeamFee(
  { seasonId, squadId, version, shares }: Parsed<SplitTeamFee>,
  caller: Caller,
  parts: SplittingParts,
): Promise<Output<SplitTeamFee>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { season } = await seeSeason(seasonId, userId, parts);
  const squad = await ledSquad(season, squadId, userId, parts);
  if (squad.version !== version) throw new Problem('record.changed', { currentVersion: squad.version });
  const { teamFee } = season.facts;
  if (!teamFee?.amountMinor || teamFee.splitMode === 'captain') throw new Problem('payment.notSplit');
  const leftMinor = await leftOfFee(season, squad, parts.payments);
  if (leftMinor === 0 || !isEditable(season.status)) throw new Problem('payment.notDue');
  const split = teamFee.splitMode === 'equal' ? inEqualParts(season, squad, leftMinor) : asSaid(squad, teamFee, shares);
  refuseSmall(squad, season, split);
  const { account } = await sellerOfSeason(season, teamFee.amountMinor, parts, now);
  if (!account) throw new Problem('order.cardsUnavailable');
  const payBy = sharesDueAt(startOfSeason(season), now);
  if (!(await parts.split(squad, { shares: split, payBy }, now)))
    throw new Problem('record.changed', { currentVersion: version + 1 });
  return { payBy };
}

/** @throws {Problem} squad.notFound, access.denied */
async function ledSquad({ seasonId }: StoredSeason, squadId: string, userId: string, { stored }: SplittingParts) {
  const squad = await stored.squad(seasonId, squadId);
  if (!squad || !plays(squad)) throw new Problem('squad.notFound');
  if (!leads(squad, userId)) throw new Problem('access.denied');
  return squad;
}

/** Players who paid something already keep their share; players without an account leave theirs to the captain. */
function inEqualParts({ facts }: StoredSeason, squad: StoredSquad, leftMinor: number): readonly Share[] {
  const owed = owedShares(squad, leftMinor);
  const paidOf = new Map(owed.map(({ personId, paidMinor }) => [personId, paidMinor]));
  const [had, has] = [squad.roster.filter((one) => paidOf.get(one)), squad.roster.filter((one) => !paidOf.get(one))];
  const parts = equalShares({ amountMinor: leftMinor, currency: facts.currency }, has);
  const kept = had.map((personId) => ({ personId, amountMinor: paidOf.get(personId) ?? 0 }));
  return [...kept, ...parts].filter(({ personId }) => canPayShare(personId));
}

/** @throws {Problem} payment.sharesWrong */
function asSaid({ roster }: StoredSquad, fee: Money, shares: readonly Share[] = []): readonly Share[] {
  const people = new Set(shares.map(({ personId }) => personId));
  const isWhole = people.size === shares.length && roster.every((one) => people.has(one));
  const sum = sumOf(shares);
  if (!isWhole || people.size !== roster.length || sum !== fee.amountMinor)
    throw new Problem('payment.sharesWrong', {
      fields: {
        shares: `The shares come to ${formatMoney({ ...fee, amountMinor: sum })}. The fee is ${formatMoney(fee)}.`,
      },
    });
  return shares.filter(({ personId }) => canPayShare(personId));
}

/** @throws {Problem} payment.tooLittle where a card cannot pay a share */
function refuseSmall(
  { captainId }: StoredSquad,
  { facts: { currency } }: StoredSeason,
  shares: readonly Share[],
): void {
  const asked = shares.filter(({ personId, amountMinor }) => personId !== captainId && amountMinor > 0);
  if (asked.every(({ amountMinor }) => isPayableByCard({ amountMinor, currency }))) return;
  const least = formatMoney({ amountMinor: leastChargeIn(currency), currency });
  throw new Problem('payment.tooLittle', { fields: { shares: `Cards pay ${least} or more. Make the shares larger.` } });
}
