import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Desk } from '#shared/competitions/tournaments/desk.ts';

/** What is decided at the desk of a tournament: draws, courts and times, who came, news. One item, written under its version. */
export const tournamentDeskEntity = entityOf({
  model: { service: 'rovers', entity: 'tournamentDesk', version: '1' },
  attributes: {
    tournamentId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** `Desk` of `shared/competitions/tournaments/desk.ts`. */
    desk: { type: CustomAttributeType<Desk>('any'), required: true },
  },
  indexes: {
    /** The desk of one tournament. */
    byTournament: { pk: { field: 'pk', composite: ['tournamentId'] }, sk: { field: 'sk', composite: [] } },
  },
});
