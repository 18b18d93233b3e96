import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { DueReminders } from '#lambdas/payments/ports/outside/due-reminders.ts';
import { markDue } from '#lambdas/payments/ports/outside/mark-due.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { seasonDues } from '#shared/competitions/payments/season-dues.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { duesFrom, type Owing, type Paid } from '#shared/payments/outside/dues.ts';
import type { RegistrationMoves } from '../seasons/registration/registration-moves.ts';
import type { StoredSeason, StoredSquad } from '../seasons/season-reader.ts';
import { type SightParts, seeSeason } from '../seasons/sight/season-sight.ts';
import { wardsOf } from '../seasons/sight/wards-of.ts';
import { plays } from '../seasons/squads/squad-writes.ts';
import type { Stored, StoredRegistration } from '../seasons/stored.ts';
import { accountingCodeOf } from './accounting-code.ts';
import type { CloseCards } from './checkout/close-cards.ts';
import { promisedBy } from './checkout/season-settlements.ts';

type Operations = (typeof competitionPayments)['operations'];

export interface SeasonPaymentParts extends SightParts {
  readonly payouts: Sellers['payouts'];
  readonly orders: Pick<Orders, 'listOf'>;
  readonly reminders: Pick<DueReminders, 'list'>;
  readonly stored: Pick<Stored, 'find' | 'squadsOf' | 'registrationsFor' | 'registration'>;
  readonly naming: Pick<Naming, 'of'>;
  readonly payments: OutsidePayments;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

/** The reader's own, their children's, and the fee of teams they lead. */
export async function getMySeasonDues(
  { seasonId }: Parsed<Operations['getMySeasonDues']>,
  caller: Caller,
  parts: SeasonPaymentParts,
): Promise<Output<Operations['getMySeasonDues']>> {
  const { userId } = actorOf(caller);
  const { season } = await seeSeason(seasonId, userId, parts);
  const children = await wardsOf(userId, parts.dependants, caller.now);
  const names = new Map([
    [userId, 'You'],
    ...children.map(({ dependantId, firstName }) => [dependantId, firstName] as const),
  ]);
  const [squads, ...found] = await Promise.all([
    parts.stored.squadsOf(seasonId),
    ...[...names.keys()].map((one) => parts.stored.registration(one, seasonId)),
  ]);
  const led = squads.filter(({ captainId, coCaptainIds }) => [captainId, ...coCaptainIds].includes(userId));
  const registrations = found.filter((one) => one !== undefined);
  for (const { squadId, name } of led) names.set(squadId, name);
  const nameOf = (id: string) => names.get(id) ?? '';
  const paid = await parts.payments.find(seasonId, [...names.keys()]);
  const dues = duesFrom(owingIn(season, registrations, led, { nameOf, paid }), paid, nameOf);
  const { payOutside } = season.facts;
  return { dues, ...(dues.length > 0 && payOutside && { payOutside }) };
}

export async function listSeasonDues(
  { seasonId }: Parsed<Operations['listSeasonDues']>,
  caller: Caller,
  parts: SeasonPaymentParts,
): Promise<Output<Operations['listSeasonDues']>> {
  const [paid, orders, reminded] = await Promise.all([
    parts.payments.list(seasonId),
    parts.orders.listOf(seasonId),
    parts.reminders.list(seasonId),
  ]);
  const reader = { userId: actorOf(caller).userId, now: caller.now };
  const { season, owing, nameOf } = await readOwing(seasonId, paid, reader, parts);
  const { payOutside } = season.facts;
  return {
    dues: duesFrom(owing, paid, nameOf),
    ...(payOutside && { payOutside }),
    orders: orders.filter(isWorthShowing).map((order) => shownOrder(promisedBy(season, order, caller.now))),
    reminded,
    ...(await accountingCodeOf(season.teamId, parts)),
  };
}

/** What was given up or ran out is of no use to an organizer. */
export const isWorthShowing = ({ status }: StoredOrder): boolean => status !== 'expired' && status !== 'cancelled';

export async function markSeasonDue(
  { seasonId, dueId, ...marked }: Parsed<Operations['markSeasonDue']>,
  caller: Caller,
  parts: SeasonPaymentParts & Pick<RegistrationMoves, 'confirm'> & { readonly closeCards: CloseCards },
): Promise<Output<Operations['markSeasonDue']>> {
  const { account, now } = caller;
  const { season, owing } = await readOwing(seasonId, new Map(), { userId: actorOf(caller).userId, now }, parts);
  const by = { owing, byName: nameForAll(account, now), now };
  const due = await markDue({ subjectId: seasonId, dueId, ...marked }, by, parts.payments);
  await parts.closeCards(season, dueId, now);
  await parts.confirm(season, dueId, now);
  return due;
}

export async function unmarkSeasonDue(
  { seasonId, dueId }: Parsed<Operations['unmarkSeasonDue']>,
  { payments }: Pick<SeasonPaymentParts, 'payments'>,
): Promise<Output<Operations['unmarkSeasonDue']>> {
  await payments.unmark({ subjectId: seasonId, dueId });
  return {};
}

/** Everyone who owes for a season or paid for it, by name. @throws {Problem} season.notFound */
export async function readOwing(
  seasonId: string,
  paid: ReadonlyMap<string, Paid>,
  reader: { readonly userId: string; readonly now: Date },
  { stored, naming }: Pick<SeasonPaymentParts, 'stored' | 'naming'>,
) {
  const [season, squads, registrations] = await Promise.all([
    stored.find(seasonId),
    stored.squadsOf(seasonId),
    stored.registrationsFor(seasonId),
  ]);
  if (!season) throw new Problem('season.notFound');
  const people = [...new Set([...registrations.map(({ userId }) => userId), ...paid.keys()])];
  const named = await naming.of(people, { ...reader, needs: true });
  const names = new Map([
    ...[...named].map(([personId, { name }]) => [personId, name] as const),
    ...squads.map(({ squadId, name }) => [squadId, name] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? formerPlayer;
  return { season, owing: owingIn(season, registrations, squads, { nameOf, paid }), nameOf };
}

const owingIn = (
  { facts }: StoredSeason,
  registrations: readonly StoredRegistration[],
  squads: readonly StoredSquad[],
  { nameOf, paid }: { readonly nameOf: (id: string) => string; readonly paid: ReadonlyMap<string, Paid> },
): readonly Owing[] =>
  seasonDues(
    facts,
    registrations.map((one) => ({ ...one, name: nameOf(one.userId), hasPaid: paid.has(one.userId) })),
    squads.map((squad) => ({ ...squad, isPlaying: plays(squad) })),
  );
