import * as z from 'zod';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { GameTypeId } from '#shared/places/game-types.ts';

const left = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** What the address says to look for; what does not make sense is left out. */
const Query = z.object({
  lat: left(z.coerce.number().min(-89).max(89)),
  lng: left(z.coerce.number().min(-180).max(180)),
  near: left(z.string().max(120)),
  radius: left(z.coerce.number().int().min(1).max(500)),
  sport: left(GameTypeId),
  from: left(z.iso.date()),
  until: left(z.iso.date()),
  level: left(SkillLevel),
  age: left(z.coerce.number().int().min(0).max(120)),
  status: left(z.enum(['announced', 'registration', 'scheduled', 'live', 'finished'])),
});
export type TournamentsQuery = z.output<typeof Query>;

export const readTournamentsQuery = (request: Request): TournamentsQuery =>
  Query.parse(Object.fromEntries(new URL(request.url).searchParams));
