import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { tournamentStatuses } from '#shared/competitions/tournaments/words.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';

/** What a tournament says of itself, with its categories. */
type TournamentFacts = Omit<
  Tournament,
  'payOutside' | 'tournamentId' | 'slug' | 'teamId' | 'version' | 'status' | 'cancelReason' | 'createdAt' | 'updatedAt'
> & { readonly payOutside?: PayOutside | undefined };

/** A tournament of a team. Who entered and what is played are items of their own. */
export const tournamentEntity = entityOf({
  model: { service: 'rovers', entity: 'tournament', version: '1' },
  attributes: {
    tournamentId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    status: { type: tournamentStatuses, required: true },
    facts: { type: CustomAttributeType<TournamentFacts>('any'), required: true },
    slug: { type: 'string', required: true },
    /** Moves with what is said of it and with its status; not with who enters or what is played. */
    version: { type: 'number', required: true },
    startDate: { type: 'string', required: true },
    /** Of its first day, `2031-05`, while it is public. */
    month: { type: 'string' },
    cancelReason: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One tournament. */
    byId: { pk: { field: 'pk', composite: ['tournamentId'] }, sk: { field: 'sk', composite: [] } },
    /** The tournaments of one team by their first day. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['startDate', 'tournamentId'] },
    },
    /** Those that are public, by the month in which they begin. */
    byMonth: {
      index: 'gsi2',
      condition: ({ month }) => month !== undefined,
      pk: { field: 'gsi2pk', composite: ['month'] },
      sk: { field: 'gsi2sk', composite: [] },
    },
  },
});
