import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { seasonStatuses } from '#shared/competitions/seasons/words.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';

/** What a season says of itself, with its divisions and the accounts it is paid on. */
export type SeasonFacts = Omit<
  Season,
  'payOutside' | 'seasonId' | 'teamId' | 'version' | 'status' | 'cancelReason' | 'createdAt' | 'updatedAt'
> & { readonly payOutside?: PayOutside | undefined };

/** One run of a team's programme. */
export const seasonEntity = entityOf({
  model: { service: 'rovers', entity: 'season', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    status: { type: seasonStatuses, required: true },
    facts: { type: CustomAttributeType<SeasonFacts>('any'), required: true },
    /** Moves with what is said of the season and with its status; not with who registers. */
    version: { type: 'number', required: true },
    startDate: { type: 'string', required: true },
    cancelReason: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One season. */
    byId: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: [] } },
    /** The seasons of one team by their first day. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['startDate', 'seasonId'] },
    },
  },
});
