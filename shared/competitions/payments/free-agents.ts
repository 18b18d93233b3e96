import { formatMoney, type Money } from '#shared/money.ts';
import type { Season } from '../seasons/schemas.ts';
import type { RegistrationMode } from '../seasons/words.ts';
import { awaitsPlacement, type CardPayment } from './card-payments.ts';
import { needsCard } from './payment-hold.ts';

interface Charging extends Pick<Season, 'refundPolicy' | 'chargesWhenPlaced'> {
  readonly payOutside?: readonly unknown[] | undefined;
}

interface Agent {
  readonly mode: RegistrationMode;
  readonly squadIds: readonly string[];
  readonly price?: Money | undefined;
  readonly cardPayments?: readonly CardPayment[] | undefined;
}

/** Ways to register without a team: the player is placed in one later, or never. */
const withoutTeam: ReadonlySet<RegistrationMode> = new Set(['individual', 'small_group']);

/** Whether a place has to be paid by card, and only once its player is in a team. */
export const paysWhenPlaced = (season: Charging, place: Agent): boolean =>
  season.chargesWhenPlaced === true && withoutTeam.has(place.mode) && needsCard(season, place);

/** Whether a free agent saves a card now, and pays nothing yet. In a team, the price is due at once. */
export const savesCard = (season: Charging, place: Agent): boolean =>
  place.squadIds.length === 0 && paysWhenPlaced(season, place);

/** Whether the card of a free agent is saved, or is being saved. */
export const hasCardOnFile = (payments: readonly CardPayment[] = []): boolean => payments.some(awaitsPlacement);

/** How long players have to pay another way whose card was refused, in hours (domain 4.7). */
export const hoursToFix = 48;

/** Until when a place in a team is held for a player who has to pay for it. */
export const fixBy = (now: Date): string => new Date(now.getTime() + hoursToFix * 60 * 60_000).toISOString();

/** What a payer agrees to who saves a card for a free agent. */
export const placementConsent = (most: Money, player: string | undefined): string =>
  `I agree that my card is charged once, when ${player ? `${player} is` : 'I’m'} placed on a team: never more than ${formatMoney(most)}, with all fees.`;
