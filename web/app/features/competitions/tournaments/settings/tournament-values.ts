import type * as z from 'zod';
import type { TournamentDetails } from '#shared/competitions/tournaments/schemas.ts';

/** What stands in the fields of a tournament's form. */
export type TournamentValues = z.input<typeof TournamentDetails>;
