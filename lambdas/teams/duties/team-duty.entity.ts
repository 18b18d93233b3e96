import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { DutyDetails, DutyHolder } from '#shared/teams/duties/schemas.ts';

/** Something that a team has to do besides playing, with who took it: one row, so that its slots are counted with them. */
export const teamDutyEntity = entityOf({
  model: { service: 'rovers', entity: 'teamDuty', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    dutyId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** `DutyDetails` of `shared/teams/duties/schemas.ts`. */
    facts: { type: CustomAttributeType<DutyDetails>('any'), required: true },
    startsAt: { type: 'string', required: true },
    /** From the start of its event to its own. */
    eventOffsetMinutes: { type: 'number' },
    /** `DutyHolder`s, in the order in which they came. */
    holders: { type: CustomAttributeType<readonly DutyHolder[]>('any'), required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** A team's. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['dutyId'] } },
  },
});
