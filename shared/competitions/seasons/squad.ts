import * as z from 'zod';
import { Colour } from '../../colour.ts';
import { DivisionId, PersonId, SeasonId, SquadId, TeamId, UploadId, UserId } from '../../ids.ts';
import { Line, Lines } from '../../text.ts';
import { squadStatuses, weekdays } from './words.ts';

/** What a squad asks of the scheduler. */
const SquadRequests = z.strictObject({
  daysNotAvailable: z.array(z.enum(weekdays)).max(3, 'At most three days.').default([]),
  coachConflicts: Lines(280, 'The conflicts').default(''),
  linkWith: SquadId.optional(),
});

const facts = {
  name: Line(2, 40, 'The name of the team'),
  colour: Colour.default('#0b6e4f'),
  requests: SquadRequests.prefault({}),
};

/** What is asked for when a squad is entered or changed. */
export const SquadDetails = z.strictObject(facts);
export type SquadDetails = z.infer<typeof SquadDetails>;

/** A player on the roster of a squad; without an id where the name is kept from the reader. */
const SquadPlayer = z.object({ userId: PersonId.optional(), displayName: z.string(), jersey: z.string().optional() });

/** A team entered in a season, as those see it who may see its roster. */
export const Squad = z.object({
  squadId: SquadId,
  seasonId: SeasonId,
  divisionId: DivisionId,
  version: z.int(),
  status: z.enum(squadStatuses),
  ...facts,
  /** The picture that stands beside its name, cut to a square. */
  logo: UploadId.optional(),
  captainId: UserId.optional(),
  coCaptainIds: z.array(UserId),
  sourceTeamId: TeamId.optional(),
  /** One of a team's opponents that are not on the platform. */
  externalTeamId: z.string().optional(),
  seed: z.int().optional(),
  playerCount: z.int(),
  /** Empty for readers who may not see it; without children for readers who are not their guardians. */
  roster: z.array(SquadPlayer),
  /** For its captains and the organisers: admits players who have it. */
  code: z.string().optional(),
});
export type Squad = z.infer<typeof Squad>;
