import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Named } from '#lambdas/people/ports/naming/naming.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { hasCardOnFile } from '#shared/competitions/payments/free-agents.ts';
import { listedSeasonPrice } from '#shared/competitions/payments/whole-prices.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import type { RegistrationWindow, Season, SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import type { Squad } from '#shared/competitions/seasons/squad.ts';
import type { Spots } from '#shared/competitions/seasons/views.ts';
import { openWindow } from '#shared/competitions/seasons/windows.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { kindOf, type StoredSpots, unlimited } from './registration/spots.ts';
import type { StoredSeason, StoredSquad } from './season-reader.ts';
import type { StoredRegistration } from './stored.ts';

/** A season as people see it. */
export const toSeason = ({ facts, ...season }: StoredSeason): Season => ({ ...facts, ...season });

/** The part that lists show; the contract drops what else there is. */
export function toSeasonCard(season: StoredSeason, plan: TeamPlan | undefined, now: Date): SeasonCard {
  const window = season.status === 'registration_open' ? openWindow(season.facts, stranger, now) : undefined;
  const price = listedSeasonPrice(season.facts, { plan, adjustMinor: adjustOf(window) });
  return { ...toSeason(season), ...(price && { price }) };
}

const stranger = { isMember: false, isReturning: false };

/** What a window adds to each price, or takes off, in minor units. */
export const adjustOf = (window: RegistrationWindow | 'always' | undefined): number | undefined =>
  typeof window === 'object' ? window.priceAdjust?.amountMinor : undefined;

export type Names = ReadonlyMap<string, string>;
export const namesOf = (accounts: readonly Account[]): Names =>
  new Map(accounts.map(({ userId, displayName }) => [userId, displayName ?? '']));

interface SquadSight {
  readonly names: ReadonlyMap<string, Named>;
  /** Its visible players; captains are shown wherever any player is. */
  readonly roster: readonly string[];
  readonly seesCode: boolean;
  readonly jerseys?: ReadonlyMap<string, string>;
}

export function toSquad(squad: StoredSquad, { names, roster: seen, seesCode, jerseys }: SquadSight): Squad {
  const { code, roster, createdAt: _, lateAdditions: __, captainId, coCaptainIds, ...facts } = squad;
  const seesRoster = seen.length > 0;
  const isUnnamed = (userId: string) => names.get(userId)?.isNamed === false;
  return {
    ...facts,
    captainId: seesRoster && captainId && !isUnnamed(captainId) ? captainId : undefined,
    coCaptainIds: seesRoster ? coCaptainIds.filter((userId) => !isUnnamed(userId)) : [],
    playerCount: roster.length,
    roster: seen.map((userId) => ({
      ...(!isUnnamed(userId) && { userId }),
      displayName: names.get(userId)?.name ?? formerPlayer,
      jersey: jerseys?.get(userId),
    })),
    ...(seesCode && { code }),
  };
}

export const toSpots = ({ divisionId, kind, capacity, left, waiting }: StoredSpots): Spots => ({
  divisionId,
  kind,
  taken: capacity - left,
  ...(capacity < unlimited[kind] && { left }),
  waiting: waiting.length,
});

export function toRegistration(
  registration: StoredRegistration,
  names: Names,
  spots: readonly StoredSpots[],
): Registration {
  const { userId, divisionId, mode, status, squadIds } = registration;
  const room = spots.find((one) => one.divisionId === divisionId && one.kind === kindOf(mode));
  const position = status === 'waitlisted' && room ? room.waiting.indexOf(userId) + 1 : 0;
  return {
    ...registration,
    squadIds: [...squadIds],
    displayName: names.get(userId) ?? formerPlayer,
    ...(hasCardOnFile(registration.cardPayments) && { hasCardOnFile: true }),
    ...(position > 0 && { position }),
  };
}
