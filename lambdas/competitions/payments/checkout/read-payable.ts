import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { isUnpaid, takenOff } from '#shared/competitions/payments/card-payments.ts';
import { hasCardOnFile, savesCard } from '#shared/competitions/payments/free-agents.ts';
import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import { seasonDues } from '#shared/competitions/payments/season-dues.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import { wardsOf } from '../../seasons/sight/wards-of.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import type { Stored, StoredRegistration } from '../../seasons/stored.ts';
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
    const { dueId, name: whose, owed, isLater } = due;
    if (isLater) return [];
    const leftMinor = restOf({ ...due, paid: paid.get(dueId) }).amountMinor;
    if (leftMinor === 0 || owed.currency !== season.facts.currency) return [];
    const team = teams.find(({ squadId }) => squadId === dueId);
    if (team) return payableOf(team, { userId, leftMinor, names });
    const row = registrations.find((one) => one.userId === dueId);
    if (!row || isPastDue(row, now)) return [];
    return [placeOf(season, row, { name: whose, leftMinor })];
  });
  const agents = registrations.flatMap((row) => agentOf(season, row, names.get(row.userId) ?? ''));
  const all = [...registrations, ...teams].flatMap(({ cardPayments = [] }) => cardPayments);
  return { payable: [...payable, ...agents], orderIds: [...new Set(all.map(({ orderId }) => orderId))] };
}

function placeOf(
  { facts }: StoredSeason,
  row: StoredRegistration,
  { name, leftMinor }: Pick<Payable, 'name' | 'leftMinor'>,
): Payable {
  const { userId: dueId, cardPayments = [] } = row;
  const of = { kind: 'registration' as const, row };
  const saves = savesCard(facts, row) && { savesCard: true };
  return { dueId, name, personId: dueId, restMinor: leftMinor, leftMinor, cardPayments, ...saves, of };
}

/** A free agent who is in without a card, and owes nothing until they are on a team: they can save one. */
function agentOf(season: StoredSeason, row: StoredRegistration, name: string): Payable[] {
  const { status, price, cardPayments } = row;
  const lacksCard = status === 'registered' && savesCard(season.facts, row) && !hasCardOnFile(cardPayments);
  if (!lacksCard || !price || price.currency !== season.facts.currency) return [];
  return [placeOf(season, row, { name, leftMinor: price.amountMinor })];
}

/** Whether a part of a place was paid before, and fixed what comes off it. */
export function restAfterDeposit({ of, cardPayments }: Payable): OrderLine['rest'] {
  if (of.kind !== 'registration' || cardPayments.every(isUnpaid)) return undefined;
  return takenOff(cardPayments) > 0 ? 'fixed' : 'open';
}

/** What is to be paid at least: the season's deposit, until something was paid. Teams pay their fee at once. */
export function depositOf({ facts: { deposit } }: StoredSeason, payable: Payable): number | undefined {
  const { of, restMinor, cardPayments, savesCard: saves } = payable;
  const isFirst = of.kind === 'registration' && !saves && cardPayments.every(isUnpaid);
  return isFirst && deposit && deposit.amountMinor > 0 && deposit.amountMinor < restMinor
    ? deposit.amountMinor
    : undefined;
}
