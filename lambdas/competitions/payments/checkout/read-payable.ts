import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import { seasonDues } from '#shared/competitions/payments/season-dues.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import { wardsOf } from '../../seasons/sight/wards-of.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import type { Stored } from '../../seasons/stored.ts';
import type { Payable } from './payable.ts';
import { leads, payableOf } from './payable-team.ts';

export interface PayableParts {
  readonly stored: Pick<Stored, 'find' | 'squadsOf' | 'registration'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
}

interface Reader {
  readonly userId: string;
  readonly name: string;
}

interface Found {
  readonly payable: readonly Payable[];
  /** Orders for any of it, also of places that were given up. */
  readonly orderIds: readonly string[];
}

/**
 * What a reader may pay: their own place, places of children with the right to pay for them, the fee of teams they lead, and shares
 * of it.
 */
export async function readPayable(
  season: StoredSeason,
  { userId, name }: Reader,
  { stored, dependants, payments }: PayableParts,
  now: Date,
): Promise<Found> {
  const { seasonId } = season;
  const wards = (await wardsOf(userId, dependants, now)).filter(({ guardians }) =>
    hasRight(guardians, userId, 'pay', now),
  );
  const names = new Map([
    [userId, name],
    ...wards.map(({ dependantId, firstName }) => [dependantId, firstName] as const),
  ]);
  const [squads, ...found] = await Promise.all([
    stored.squadsOf(seasonId),
    ...[...names.keys()].map((one) => stored.registration(one, seasonId)),
  ]);
  const registrations = found.filter((one) => one !== undefined);
  const teams = squads.filter(
    (squad) => leads(squad, userId) || (squad.feeSplit && squad.roster.some((one) => names.has(one))),
  );
  const owing = seasonDues(
    season.facts,
    registrations.map((one) => ({ ...one, name: names.get(one.userId) ?? '' })),
    teams.map((squad) => ({ ...squad, isPlaying: plays(squad) })),
  );
  const paid = await payments.find(
    seasonId,
    owing.map(({ dueId }) => dueId),
  );
  const payable = owing.flatMap((due): Payable[] => {
    const { dueId, name: whose, owed } = due;
    const leftMinor = restOf({ ...due, paid: paid.get(dueId) }).amountMinor;
    if (leftMinor === 0 || owed.currency !== season.facts.currency) return [];
    const team = teams.find(({ squadId }) => squadId === dueId);
    if (team) return payableOf(team, { userId, leftMinor, names });
    const row = registrations.find((one) => one.userId === dueId);
    if (!row || isPastDue(row, now)) return [];
    const { cardPayments = [] } = row;
    const of = { kind: 'registration' as const, row };
    return [{ dueId, name: whose, personId: dueId, restMinor: leftMinor, leftMinor, cardPayments, of }];
  });
  const all = [...registrations, ...teams].flatMap(({ cardPayments = [] }) => cardPayments);
  return { payable, orderIds: [...new Set(all.map(({ orderId }) => orderId))] };
}

/** What is to be paid at least: the season's deposit, until something was paid. Teams pay their fee at once. */
export function depositOf({ facts: { deposit } }: StoredSeason, payable: Payable): number | undefined {
  const { of, restMinor, cardPayments } = payable;
  const isFirst = of.kind === 'registration' && cardPayments.every(({ paidAt }) => !paidAt);
  return isFirst && deposit && deposit.amountMinor > 0 && deposit.amountMinor < restMinor
    ? deposit.amountMinor
    : undefined;
}
