import * as z from 'zod';
import { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { TeamPlanId } from '#shared/payments/plans/schemas.ts';
import { GameTypeId } from '#shared/places/game-types.ts';
import { BrandColours } from '#shared/teams/details/brand-colours.ts';
import { SheetField } from '#shared/teams/roster/sheet.ts';
import { DivisionId, TeamId } from '../../ids.ts';
import { FamilyPlayer, OfferedPlace, Registration } from './registration.ts';
import { Season, SeasonGroup } from './schemas.ts';
import { Session } from './session.ts';
import { Squad } from './squad.ts';

/** How much room a division has for one kind of registration. */
export const Spots = z.object({
  divisionId: DivisionId,
  kind: z.enum(['teams', 'players']),
  taken: z.int(),
  /** Undefined where it is not limited. */
  left: z.int().optional(),
  waiting: z.int(),
});
export type Spots = z.infer<typeof Spots>;

/** A season with all that its page shows. */
export const SeasonView = z.object({
  season: Season,
  team: z.object({
    teamId: TeamId,
    name: z.string(),
    photoId: z.string().optional(),
    colours: BrandColours.optional(),
    /** The first sport of the community, for seasons that name none. */
    gameTypeId: GameTypeId.optional(),
    /** Whether the reader may see the community itself: who only has a place in a season of a private one may not. */
    isSeen: z.boolean(),
    /** Sets the service fee. */
    plan: TeamPlanId.optional(),
    /** Whether its members are listed to the reader. */
    listsMembers: z.boolean(),
  }),
  /** What the window that is open to the reader adds to each price, or takes off, in minor units. */
  adjustMinor: z.int().optional(),
  group: SeasonGroup.optional(),
  spots: z.array(Spots),
  squads: z.array(Squad),
  sessions: z.array(Session),
});
export type SeasonView = z.infer<typeof SeasonView>;

/** The same with what the reader is in it and may do. */
export const MySeasonView = SeasonView.extend({
  /** How the organizer is paid, with the accounts: for those who change it. */
  payOutside: PayOutside.optional(),
  /** Names of `shared/teams/permissions.ts`. */
  may: z.array(z.string()),
  /** Whether they are of its community. */
  isMember: z.boolean(),
  registration: Registration.optional(),
  /** A place that a player offers the reader. */
  offered: OfferedPlace.optional(),
  /** Whether they could register now. */
  isOpenForMe: z.boolean(),
  /** What the community asks of the reader when they register, with what they said of it before. */
  asked: z.array(z.object({ field: SheetField, answer: z.string() })).default([]),
  /** The reader's dependants, while they can be registered or are. */
  family: z.array(FamilyPlayer),
  /** Who asks to be in a squad of which they are a captain. */
  asking: z.array(Registration),
});
export type MySeasonView = z.infer<typeof MySeasonView>;
