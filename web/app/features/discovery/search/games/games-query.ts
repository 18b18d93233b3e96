import * as z from 'zod';
import { GameTypeId } from '#shared/places/game-types.ts';

const left = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** What the address says to look for; what does not make sense is left out. */
const Query = z.object({
  lat: left(z.coerce.number().min(-89).max(89)),
  lng: left(z.coerce.number().min(-180).max(180)),
  near: left(z.string().max(120)),
  radius: left(z.coerce.number().int().min(1).max(50)),
  sport: left(GameTypeId),
  when: left(z.literal('past')),
  from: left(z.iso.date()),
  until: left(z.iso.date()),
  cursor: left(z.string().max(1024)),
});
export type GamesQuery = z.output<typeof Query>;
/** The same with how far was looked. */
export type LookedForGames = GamesQuery & { readonly radius: number };

export const readGamesQuery = (request: Request): GamesQuery =>
  Query.parse(Object.fromEntries(new URL(request.url).searchParams));
