import { savesCard } from '#shared/competitions/payments/free-agents.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';

/** Whether a spot that is held waits for a saved card, and not for money. */
export const savesCardFor = (season: Season, { status, mode, squadIds }: Registration): boolean =>
  status === 'pending_payment' && savesCard(season, { mode, squadIds, price: season.prices[mode] });
