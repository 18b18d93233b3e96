import * as z from 'zod';
import { Email } from '../../email.ts';
import { ExternalTeamId, TeamId, UploadId } from '../../ids.ts';
import { Phone } from '../../phone.ts';
import { Line, Lines } from '../../text.ts';

const externalTeamStatuses = ['listed', 'invited', 'claimed'] as const;

const shown = {
  name: Line(2, 40, 'The name of the team'),
  photoId: UploadId.optional(),
  city: Line(2, 80, 'The city').optional(),
};

/** What is asked for when an opponent is listed or changed. */
export const ExternalTeamDetails = z.strictObject({
  ...shown,
  contactName: Line(2, 80, 'The name of the contact').optional(),
  contactEmail: Email.optional(),
  contactPhone: Phone.optional(),
  notes: Lines(1000, 'The notes').default(''),
});
export type ExternalTeamDetails = z.infer<typeof ExternalTeamDetails>;

/** An opponent as the public sees it. */
export const ExternalTeamCard = z.object({
  externalTeamId: ExternalTeamId,
  teamId: TeamId,
  teamName: z.string(),
  status: z.enum(externalTeamStatuses),
  ...shown,
  /** The community that it turned out to be. */
  claimedTeamId: TeamId.optional(),
});
export type ExternalTeamCard = z.infer<typeof ExternalTeamCard>;

/** An opponent as those see it who keep the seasons of the team that listed it. */
export const ExternalTeam = z.object({
  externalTeamId: ExternalTeamId,
  teamId: TeamId,
  version: z.int(),
  status: z.enum(externalTeamStatuses),
  ...ExternalTeamDetails.shape,
  claimedTeamId: TeamId.optional(),
  /** A community whose owner says that it is this one, until that is answered. */
  claim: z.object({ teamId: TeamId, teamName: z.string(), at: z.iso.datetime() }).optional(),
  createdAt: z.iso.datetime(),
});
export type ExternalTeam = z.infer<typeof ExternalTeam>;

/** How long the link of an invitation stands. */
export const externalInviteDays = 30;
/** How many opponents a community lists. */
export const mostExternalTeams = 200;
