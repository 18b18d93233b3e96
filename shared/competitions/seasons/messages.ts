import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { DependantId, PersonId, SeasonId, SquadId, TeamId, UserId } from '../../ids.ts';
import { registrationStatuses, seasonStatuses } from './words.ts';

const ofSeason = {
  seasonId: SeasonId,
  teamId: TeamId,
  seasonLabel: z.string(),
};

/** A registration is another than before. */
export const registrationMoved = defineMessage(
  'competitions.registrationMoved',
  z.object({
    ...ofSeason,
    userId: PersonId,
    before: z.enum(registrationStatuses),
    status: z.enum(registrationStatuses),
    squadName: z.string().optional(),
    /** The player whose spot it is now. */
    heirId: PersonId.optional(),
    /** Until when the spot has to be paid, where it is held for that. */
    payBy: z.iso.datetime().optional(),
    /** The spot was not paid in time. */
    isLapsed: z.boolean().optional(),
    /** A free agent’s card is saved: they are in, and pay once they are placed. */
    isCardSaved: z.boolean().optional(),
    /** A free agent lost the place on a team that was not paid in time. */
    isPutBack: z.boolean().optional(),
  }),
);

/** A player asks to be in a squad, whose captains decide. */
export const squadAsked = defineMessage(
  'competitions.squadAsked',
  z.object({
    ...ofSeason,
    squadId: SquadId,
    userId: PersonId,
  }),
);

/** A player offers another person their place in a season. */
export const placeOffered = defineMessage(
  'competitions.placeOffered',
  z.object({ ...ofSeason, userId: UserId, fromUserId: UserId }),
);

/** A player offers their place in a season to an address, which only the registration names. */
export const placeMailed = defineMessage(
  'competitions.placeMailed',
  z.object({ ...ofSeason, fromUserId: UserId, offeredUntil: z.iso.datetime() }),
);

/** People without a squad were placed in one, all at once. */
export const squadFilled = defineMessage(
  'competitions.squadFilled',
  z.object({
    ...ofSeason,
    squadId: SquadId,
    squadName: z.string(),
    userIds: z.array(PersonId),
  }),
);

/** A squad has another name, other captains or another standing. */
export const squadChanged = defineMessage(
  'competitions.squadChanged',
  z.object({ seasonId: SeasonId, squadId: SquadId }),
);

/** Registration that is open ends soon. */
export const registrationClosing = defineMessage(
  'competitions.registrationClosing',
  z.object({
    ...ofSeason,
    closesAt: z.iso.datetime(),
  }),
);

/** A season is in another state. */
export const seasonMoved = defineMessage(
  'competitions.seasonMoved',
  z.object({
    ...ofSeason,
    status: z.enum(seasonStatuses),
  }),
);

/** What is said of a season changed, its dates among it. */
export const seasonDated = defineMessage('competitions.seasonDated', z.object({ seasonId: SeasonId }));

/**
 * A registrar wants the holder of an address to be another guardian of a child in the season. Recorded without `holderId` as
 * well where the address has no account, so that proposing takes as long either way.
 */
export const guardianProposed = defineMessage(
  'competitions.guardianProposed',
  z.object({ ...ofSeason, dependantId: DependantId, holderId: UserId.optional(), proposedById: UserId }),
);
