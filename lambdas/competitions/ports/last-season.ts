import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { endsAt } from '#shared/competitions/seasons/states.ts';
import {
  registrationKey,
  registrationModel,
  seasonKey,
  seasonModel,
  sharedRegistrationAttributes,
  sharedSeasonAttributes,
} from './thing-attributes.ts';

const registrationPart = entityOf({
  model: registrationModel,
  attributes: sharedRegistrationAttributes,
  indexes: { byPerson: registrationKey },
});
const seasonPart = entityOf({ model: seasonModel, attributes: sharedSeasonAttributes, indexes: { byId: seasonKey } });

/** When the last of the seasons ends that a person has a place in; undefined without one. */
export type LastSeason = (personId: string) => Promise<Date | undefined>;

/** Reads it as it stands, strongly consistent. Seasons that were cancelled are none. */
export function createLastSeason(table: Table): LastSeason {
  const [registrations, seasons] = [registrationPart(table), seasonPart(table)];
  return async (userId) => {
    const { data } = await registrations.query.byPerson({ userId }).go({ pages: 'all', consistent: true });
    const keys = data.filter(({ status }) => isStanding(status)).map(({ seasonId }) => ({ seasonId }));
    if (keys.length === 0) return undefined;
    const { data: found } = await seasons.get(keys).go({ consistent: true });
    const ends = found
      .filter(({ status }) => status !== 'cancelled')
      .map(({ facts }) => endsAt(facts as Pick<Season, 'endDate' | 'timeZone'>).getTime());
    return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
  };
}
