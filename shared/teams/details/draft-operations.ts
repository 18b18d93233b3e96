import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { Slug, TeamCard, TeamDetails } from '../schemas.ts';
import { lastStep } from './wizard.ts';

const Step = z.int().min(0).max(lastStep);

/** What the wizard has so far, and where the person was. */
export const TeamDraft = z.object({
  step: Step,
  values: TeamDetails.partial().extend({
    slug: Slug.optional(),
    cityName: z.string().max(200).optional(),
    /** Addresses to invite once the community is there, as it was typed. */
    invited: z.string().max(10_000).optional(),
  }),
});
export type TeamDraft = z.infer<typeof TeamDraft>;

/** The wizard's draft: one of each person, kept for 30 days after it was last touched. */
export const draftOperations = {
  getTeamDraft: {
    method: 'GET',
    path: '/teams/me/team-draft',
    summary: 'Read what you left in the wizard for a new community',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({ draft: TeamDraft.extend({ savedAt: z.iso.datetime() }).optional() }),
  },
  saveTeamDraft: {
    method: 'PUT',
    path: '/teams/me/team-draft',
    summary:
      'Keep what the wizard for a new community has so far, and learn who is called the same in its city and sport',
    access: 'profileComplete',
    input: z.strictObject(TeamDraft.shape),
    output: z.object({
      /** A few of them; names need not be unique. */
      namesakes: z.array(TeamCard).default([]),
    }),
  },
  dropTeamDraft: {
    method: 'DELETE',
    path: '/teams/me/team-draft',
    summary: 'Forget what you left in the wizard',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({}),
  },
  leaveTeamWizard: {
    method: 'POST',
    path: '/teams/me/team-draft/left',
    summary: 'Say that you left the wizard at a step: some way in, a mail reminds you, once a day at most',
    access: 'profileComplete',
    input: z.strictObject({ step: Step }),
    output: z.object({}),
  },
} as const satisfies Record<string, Operation>;
