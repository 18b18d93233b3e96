import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { FeeSplit } from '#shared/competitions/payments/team-shares.ts';
import type { SquadDetails } from '#shared/competitions/seasons/squad.ts';
import { squadStatuses } from '#shared/competitions/seasons/words.ts';

/** A team that is entered in a season. */
export const squadEntity = entityOf({
  model: { service: 'rovers', entity: 'squad', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    squadId: { type: 'string', required: true },
    divisionId: { type: 'string', required: true },
    /** Moves with everything about it, its roster included. */
    version: { type: 'number', required: true },
    status: { type: squadStatuses, required: true },
    name: { type: 'string', required: true },
    colour: { type: 'string', required: true },
    /** Id of the upload that it shows. */
    logo: { type: 'string' },
    /** As `SquadRequests` of shared. */
    requests: { type: CustomAttributeType<SquadDetails['requests']>('any'), required: true },
    captainId: { type: 'string' },
    coCaptainIds: { type: 'list', items: { type: 'string' }, required: true },
    sourceTeamId: { type: 'string' },
    externalTeamId: { type: 'string' },
    seed: { type: 'number' },
    /** Ids of those on the roster, in the order in which they came. */
    roster: { type: 'list', items: { type: 'string' }, required: true },
    /** How many came after the roster was frozen. */
    lateAdditions: { type: 'number' },
    /** Admits anyone who has it. */
    code: { type: 'string', required: true },
    /** What was paid for it by card, or is to be. */
    cardPayments: { type: CustomAttributeType<readonly CardPayment[] | undefined>('any') },
    /** How the captain split its fee. */
    feeSplit: { type: CustomAttributeType<FeeSplit | undefined>('any') },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    /** The squads of one season. */
    bySeason: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: ['squadId'] } },
  },
});
