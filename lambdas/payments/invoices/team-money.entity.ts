import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Payee } from '#shared/payments/invoices/schemas.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';

/** What a team says of its money, and what is in its ledger. */
export const teamMoneyEntity = entityOf({
  model: { service: 'rovers', entity: 'teamMoney', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    /** Moves with the settings; 0 or absent where none were saved. */
    version: { type: 'number' },
    currency: { type: 'string' },
    prefix: { type: 'string' },
    payee: { type: CustomAttributeType<Payee>('any') },
    payOutside: { type: CustomAttributeType<PayOutside>('any') },
    /** Minor units: the sum of all lines of the ledger, moved in the transactions that write them. */
    balanceMinor: { type: 'number' },
    /** There is something in its currency, which stays from then on. */
    isUsed: { type: 'boolean' },
  },
  indexes: {
    /** The money of one team. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: [] } },
  },
});
