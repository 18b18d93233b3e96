import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { TeamId, TournamentId, UserId } from '../../ids.ts';

/** People of a tournament are to be told something: that they are in, that they are called, that everything is later. */
export const tournamentTold = defineMessage(
  'competitions.tournamentTold',
  z.object({
    tournamentId: TournamentId,
    teamId: TeamId,
    name: z.string(),
    slug: z.string(),
    userIds: z.array(UserId),
    subject: z.string(),
    words: z.string(),
  }),
);
