import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { PersonId, SeasonId, SquadId, TournamentId, UserId } from '#shared/ids.ts';
import { DueId } from '#shared/payments/outside/due-input.ts';

/** An organizer reminds those who owe something for a season or a tournament. What is owed is read when they are told. */
export const dueReminded = defineMessage(
  'competitions.dueReminded',
  z.object({
    subjectKind: z.enum(['season', 'tournament']),
    subjectId: z.union([SeasonId, TournamentId]),
    dueId: DueId,
    /** The organizer. */
    byId: UserId,
  }),
);

/** A spot in a season is held until its payment: it is looked at when the time is over. */
export const spotHeld = defineMessage(
  'competitions.spotHeld',
  z.object({ seasonId: SeasonId, userId: PersonId, payBy: z.iso.datetime() }),
);

/** A registered player came to a team by its code: what a free agent owes from then on is looked at. */
export const agentJoined = defineMessage(
  'competitions.agentJoined',
  z.object({ seasonId: SeasonId, userId: PersonId, squadId: SquadId }),
);

/** A captain split the fee of a team: each player is asked for their share, until then. */
export const teamFeeSplit = defineMessage(
  'competitions.teamFeeSplit',
  z.object({ seasonId: SeasonId, squadId: SquadId, payBy: z.iso.datetime() }),
);
