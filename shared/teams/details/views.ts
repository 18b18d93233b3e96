import * as z from 'zod';
import { TeamPlanId } from '../../payments/plans/schemas.ts';
import { PartId } from '../roster/field-answers.ts';
import { JoinCode, OwnershipOffer, Team, TeamCard, TeamRoleName } from '../schemas.ts';

/** A team with what the reader is in it. */
export const TeamView = z.object({
  team: Team,
  /** Empty for non-members. */
  roles: z.array(TeamRoleName),
  /** Names of `shared/teams/permissions.ts`. */
  may: z.array(z.string()),
  /** The squads of its roster, for its members. */
  squads: z.array(z.object({ squadId: PartId, name: z.string(), isOwn: z.boolean() })).default([]),
  /** The organization that the community is part of. */
  organization: z.object({ slug: z.string(), name: z.string() }).optional(),
  /** How the reader's own request stands. */
  request: z.enum(['requested', 'declined']).optional(),
  /** For members who may admit others. */
  joinCode: JoinCode.optional(),
  /** How much of what the plan allows is in use, for those who admit others. More than `most` stays, and nothing is added. */
  room: z
    .object({
      planId: TeamPlanId,
      members: z.object({ used: z.int(), most: z.int() }),
      /** Besides the owner; without `most` any number. */
      admins: z.object({ used: z.int(), most: z.int().optional() }),
      /** Until when there is time to make room, where the plan went down and there is more than it allows. */
      overUntil: z.iso.datetime().optional(),
    })
    .optional(),
  /** For the owner and the recipient of the offer. */
  offer: OwnershipOffer.optional(),
});
export type TeamView = z.infer<typeof TeamView>;
export type PlanRoom = NonNullable<TeamView['room']>;

/** A team of one's own list. */
export const MyTeam = z.object({ team: TeamCard, roles: z.array(TeamRoleName) });
export type MyTeam = z.infer<typeof MyTeam>;
