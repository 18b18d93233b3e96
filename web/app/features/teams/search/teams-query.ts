import * as z from 'zod';
import { GameTypeId } from '#shared/places/game-types.ts';
import { JoinPolicy, SkillLevel, TeamKind } from '#shared/teams/schemas.ts';

const left = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** The search in the address; invalid values are left out. */
const Query = z.object({
  lat: left(z.coerce.number().min(-89).max(89)),
  lng: left(z.coerce.number().min(-180).max(180)),
  near: left(z.string().max(120)),
  radius: left(z.coerce.number().int().min(1).max(100)),
  sport: left(GameTypeId),
  kind: left(TeamKind),
  level: left(SkillLevel),
  joining: left(JoinPolicy),
  view: z.enum(['list', 'map']).catch('list'),
  cursor: left(z.string().max(1024)),
});
export type TeamsQuery = z.output<typeof Query>;
/** The same with how far was looked. */
export type LookedForTeams = TeamsQuery & { readonly radius: number };

export const readTeamsQuery = (request: Request): TeamsQuery =>
  Query.parse({ view: 'list', ...Object.fromEntries(new URL(request.url).searchParams) });
