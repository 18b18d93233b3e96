import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Who is charged a fee, as they were when it was decided. */
export interface ChargedPerson {
  readonly personId: string;
  readonly payerId: string;
}

/** A fee that a team charges many players at once; its invoices follow from this row alone. */
export const teamFeeEntity = entityOf({
  model: { service: 'rovers', entity: 'teamFee', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    feeId: { type: 'string', required: true },
    teamName: { type: 'string', required: true },
    name: { type: 'string', required: true },
    /** Minor units, for one player. */
    amountMinor: { type: 'number', required: true },
    /** Basis points, contained in the amount. */
    taxRate: { type: 'number', required: true },
    /** The due dates of its installments. */
    dueOn: { type: 'list', items: { type: 'string' }, required: true },
    charged: { type: CustomAttributeType<ChargedPerson[]>('any'), required: true },
    terms: { type: 'string', required: true },
    memo: { type: 'string', required: true },
    at: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    /** Seconds of the epoch: a year, by when its invoices have long been made. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One fee of a team. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['feeId'] } },
  },
});
