import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import { seasonDues } from '#shared/competitions/payments/season-dues.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import type { StoredSeason, StoredSquad } from '../../seasons/season-reader.ts';
import { wardsOf } from '../../seasons/sight/wards-of.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import type { Stored, StoredRegistration } from '../../seasons/stored.ts';

export interface PayableParts {
  readonly stored: Pick<Stored, 'find' | 'squadsOf' | 'registration'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
}

/** What is left to pay of one place or one team. */
export interface Payable {
  readonly dueId: string;
  readonly name: string;
  readonly restMinor: number;
  readonly cardPayments: readonly CardPayment[];
  readonly of:
    | { readonly kind: 'registration'; readonly row: StoredRegistration }
    | { readonly kind: 'team'; readonly row: StoredSquad };
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

/** What a reader may pay: their own place, places of children with the right to pay for them, and the fee of teams they lead. */
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
  const led = squads.filter(({ captainId, coCaptainIds }) => [captainId, ...coCaptainIds].includes(userId));
  const owing = seasonDues(
    season.facts,
    registrations.map((one) => ({ ...one, name: names.get(one.userId) ?? '' })),
    led.map((squad) => ({ ...squad, isPlaying: plays(squad) })),
  );
  const paid = await payments.find(
    seasonId,
    owing.map(({ dueId }) => dueId),
  );
  const payable = owing.flatMap((due): Payable[] => {
    const of = thingOf(due.dueId, registrations, led);
    const restMinor = restOf({ ...due, paid: paid.get(due.dueId) }).amountMinor;
    if (!of || isOver(of, now) || restMinor === 0 || due.owed.currency !== season.facts.currency) return [];
    return [{ dueId: due.dueId, name: due.name, restMinor, cardPayments: of.row.cardPayments ?? [], of }];
  });
  const all = [...registrations, ...led].flatMap(({ cardPayments = [] }) => cardPayments);
  return { payable, orderIds: [...new Set(all.map(({ orderId }) => orderId))] };
}

/** The time to pay for a held spot is over. */
const isOver = ({ kind, row }: Payable['of'], now: Date): boolean => kind === 'registration' && isPastDue(row, now);

function thingOf(
  dueId: string,
  registrations: readonly StoredRegistration[],
  squads: readonly StoredSquad[],
): Payable['of'] | undefined {
  const place = registrations.find(({ userId }) => userId === dueId);
  if (place) return { kind: 'registration', row: place };
  const team = squads.find(({ squadId }) => squadId === dueId);
  return team && { kind: 'team', row: team };
}

/** What is to be paid at least: the season's deposit, until something was paid. Teams pay their fee at once. */
export function depositOf({ facts: { deposit } }: StoredSeason, payable: Payable): number | undefined {
  const { of, restMinor, cardPayments } = payable;
  const isFirst = of.kind === 'registration' && cardPayments.every(({ paidAt }) => !paidAt);
  return isFirst && deposit && deposit.amountMinor > 0 && deposit.amountMinor < restMinor
    ? deposit.amountMinor
    : undefined;
}
