import { Problem } from '#shared/contract/errors.ts';
import { dateFault, stillToCome } from '#shared/people/availability/dates.ts';
import type { Availability } from '#shared/people/availability/schemas.ts';

/**
 * Hours as they were said, without the dates that have passed.
 * @throws {Problem} request.invalid, for a date that is too far
 */
export function hoursToKeep(said: Availability, now: Date): Availability {
  const facts = { ...said, dateSpecificAvailability: stillToCome(said.dateSpecificAvailability, now) };
  refuseFarDates(facts, now);
  return facts;
}

function refuseFarDates({ dateSpecificAvailability }: Availability, now: Date): void {
  const faults = dateSpecificAvailability.map(({ date }) => dateFault(date, now));
  const index = faults.findIndex((fault) => fault !== undefined);
  if (index < 0) return;
  throw new Problem('request.invalid', { fields: { [`dateSpecificAvailability.${index}.date`]: faults[index] ?? '' } });
}
