import type { Table } from '#lambdas/kernel/data/table.ts';
import type { LastSeason } from '#lambdas/people/ports/family/last-season.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { endsAt } from '#shared/competitions/seasons/states.ts';
import { registrationEntity } from '../registration/registration.entity.ts';
import { seasonEntity } from '../season.entity.ts';

/** Reads it as it stands, strongly consistent. Seasons that were cancelled are none. */
export function createLastSeason(table: Table): LastSeason {
  const [registrations, seasons] = [registrationEntity(table), seasonEntity(table)];
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
