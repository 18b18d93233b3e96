import * as z from 'zod';
import { ExternalTeamId, PersonId, SquadId } from '../../ids.ts';

/** Names an entrant in a game: for tables, brackets and matches the only word that counts. */
export const EntrantId = z.string().min(1).max(64);
const EntrantName = z.string().trim().min(1, 'Give a name.').max(60);

/** An entrant in a game. Its kind says who that is: one person, two of a pair, a squad, or a name from outside. */
export const GameEntrant = z.object({
  entrantId: EntrantId,
  kind: z.enum(['person', 'pair', 'squad', 'external']),
  personIds: z.array(PersonId).max(2).default([]),
  squadId: SquadId.optional(),
  /** Of the opponents that the hosting community lists. */
  externalTeamId: ExternalTeamId.optional(),
  name: EntrantName,
  /** 1 for who was thought best before the first match. */
  seed: z.int().min(1).max(256).optional(),
  status: z.enum(['in', 'withdrawn', 'disqualified']).default('in'),
  /** Since when they are not in it any more. */
  leftOn: z.iso.date().optional(),
  /** Their pool. */
  groupId: z.string().max(64).optional(),
});
export type GameEntrant = z.infer<typeof GameEntrant>;
