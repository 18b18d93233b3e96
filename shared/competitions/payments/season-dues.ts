import type { Money } from '#shared/money.ts';
import type { Owing } from '#shared/payments/outside/dues.ts';
import type { RegistrationWindow, Season } from '../seasons/schemas.ts';
import type { RegistrationMode, RegistrationStatus } from '../seasons/words.ts';
import { type CardPayment, owedByCard, paidByCard } from './card-payments.ts';
import { hasCardOnFile, savesCard } from './free-agents.ts';
import { type FeeSplit, sharesPaid } from './team-shares.ts';

type Priced = Pick<Season, 'prices' | 'registrationModes' | 'teamFee'>;

/** A season with all that says when its places are to be paid. */
interface Owed extends Priced, Pick<Season, 'refundPolicy' | 'chargesWhenPlaced'> {
  readonly payOutside?: readonly unknown[] | undefined;
}

/** The field that makes a season cost something; undefined where it costs nothing. */
export function seasonPricedBy({ prices, registrationModes, teamFee }: Priced): string | undefined {
  const mode = registrationModes.find((one) => (prices[one]?.amountMinor ?? 0) > 0);
  if (mode) return `prices.${mode}`;
  return teamFee?.amountMinor ? 'teamFee' : undefined;
}

/**
 * What a registration costs at the moment it is made: its price with what the open window adds or takes off. It stays what
 * it was when the season's prices change.
 */
export function registrationPrice(
  { prices }: Pick<Season, 'prices'>,
  mode: RegistrationMode,
  window: Pick<RegistrationWindow, 'priceAdjust'> | 'always' | undefined,
): Money | undefined {
  const price = prices[mode];
  if (!price) return undefined;
  const adjust = typeof window === 'object' ? (window.priceAdjust?.amountMinor ?? 0) : 0;
  return { ...price, amountMinor: Math.max(0, price.amountMinor + adjust) };
}

/** Who has a place, or is to have one, pays for it; who waits, asks or left does not. */
const pays: ReadonlySet<RegistrationStatus> = new Set([
  'pending_payment',
  'registered',
  'placed',
  'active',
  'suspended',
]);

interface Registered {
  readonly userId: string;
  readonly name: string;
  readonly mode: RegistrationMode;
  readonly status: RegistrationStatus;
  readonly squadIds: readonly string[];
  /** What it cost when it was made; absent where it was made before prices were kept. */
  readonly price?: Money | undefined;
  readonly cardPayments?: readonly CardPayment[] | undefined;
  /** A payment of theirs is marked. */
  readonly hasPaid?: boolean;
}

interface EnteredTeam {
  readonly squadId: string;
  readonly name: string;
  readonly isPlaying: boolean;
  readonly captainId?: string | undefined;
  readonly roster?: readonly string[];
  readonly feeSplit?: FeeSplit | undefined;
  readonly cardPayments?: readonly CardPayment[] | undefined;
}

/** Who owes the organizer of a season: players for their places, and teams their fee. */
export function seasonDues(
  season: Owed,
  registrations: readonly Registered[],
  teams: readonly EnteredTeam[],
): readonly Owing[] {
  const { teamFee } = season;
  const fees = teamFee?.amountMinor ? teams.filter(({ isPlaying }) => isPlaying) : [];
  return [
    ...fees.map((team) => {
      const owed = { amountMinor: teamFee?.amountMinor ?? 0, currency: teamFee?.currency ?? 'USD' };
      const { squadId, name, cardPayments } = team;
      const card = owedByCard(owed, cardPayments);
      return { dueId: squadId, name, what: whatOf(team, card.owed), ...card };
    }),
    ...registrations.flatMap((one): Owing[] => {
      const { userId, name, mode, status, hasPaid, cardPayments, price = season.prices[mode] } = one;
      if (isUnplaced(season, one) && price) return [{ dueId: userId, name, ...agentDue(one, price) }];
      if (pays.has(status) && price?.amountMinor) return [{ dueId: userId, name, ...owedByCard(price, cardPayments) }];
      // Who paid in another season and is in line here is not asked to pay, and gets nothing back while they wait.
      const isWaiting = status === 'waitlisted' && (hasPaid || paidByCard(cardPayments) > 0) && price;
      return isWaiting ? [{ dueId: userId, name, what: 'In line', owed: { ...price, amountMinor: 0 } }] : [];
    }),
  ];
}

/** A free agent who is in: they owe nothing until they are on a team. */
const isUnplaced = (season: Owed, place: Registered): boolean =>
  place.status === 'registered' &&
  !place.hasPaid &&
  place.squadIds.length === 0 &&
  (hasCardOnFile(place.cardPayments) || savesCard(season, place));

const agentDue = ({ cardPayments }: Registered, price: Money) => ({
  what: hasCardOnFile(cardPayments) ? 'Card saved, charged when placed on a team' : 'No card saved yet',
  owed: price,
  isLater: true,
});

/** `Team fee`, and of one that is split how many paid their share. */
function whatOf({ feeSplit, roster = [], ...team }: EnteredTeam, { amountMinor }: Money): string {
  if (!feeSplit) return 'Team fee';
  const left = Math.max(0, amountMinor - paidByCard(team.cardPayments));
  const { asked, paid } = sharesPaid({ ...team, feeSplit, roster }, left);
  return `Team fee, ${paid} of ${asked} shares paid`;
}
