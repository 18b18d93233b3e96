import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { CategoryId, TeamId, TournamentId, UserId } from '../../ids.ts';
import { MatchKey } from './desk.ts';

/** Until when their place is held for a payment. */
const payBy = z.iso.datetime().optional();

/** What people of a tournament hear of. The words are made when they are told, from the tournament as it is then. */
export const TournamentNews = z.discriminatedUnion('what', [
  /** A place is free, and it is theirs. */
  z.object({ what: z.literal('letIn'), payBy }),
  z.object({ what: z.literal('scheduleOut') }),
  z.object({ what: z.literal('cancelled') }),
  z.object({ what: z.literal('partnerAsked'), byId: UserId }),
  /** `invitee` stands for a player on the list of the category: a message carries no address. */
  z.object({
    what: z.literal('partnerInvited'),
    byId: UserId,
    categoryId: CategoryId,
    /** Stands for an account or an address that the entry list has. */
    invitee: z.string().regex(/^[0-9a-f]{32}$/),
  }),
  z.object({ what: z.literal('partnerConfirmed'), payBy }),
  /** No payment came in time, and their place is free again. */
  z.object({ what: z.literal('lapsed') }),
  z.object({ what: z.literal('partnerDeclined') }),
  /** The organizer entered them with another player. */
  z.object({ what: z.literal('paired') }),
  /** To their match. */
  z.object({ what: z.literal('called'), key: MatchKey }),
  /** Matches came to a court and a time after the schedule was out. */
  z.object({ what: z.literal('placed'), keys: z.array(MatchKey) }),
  /** The organizers said something at the desk at that moment. */
  z.object({ what: z.literal('announced'), at: z.iso.datetime() }),
]);
export type TournamentNews = z.infer<typeof TournamentNews>;

/** People of a tournament are to be told something: that they are in, that they are called, that everything is later. */
export const tournamentTold = defineMessage(
  'competitions.tournamentTold',
  z.object({ tournamentId: TournamentId, teamId: TeamId, userIds: z.array(UserId), news: TournamentNews }),
);

/** What the pages of a tournament show is another: its facts, entries, or what its desk decided. */
export const tournamentChanged = defineMessage(
  'competitions.tournamentChanged',
  z.object({ tournamentId: TournamentId }),
);
