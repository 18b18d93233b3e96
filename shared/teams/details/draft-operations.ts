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
    summary: 'Read your draft of a new community',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({ draft: TeamDraft.extend({ savedAt: z.iso.datetime() }).optional() }),
  },
  saveTeamDraft: {
    method: 'PUT',
    path: '/teams/me/team-draft',
    summary: 'Save your draft of a new community; the response lists communities with the same name, city and sport',
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
    summary: 'Delete your draft of a new community',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({}),
  },
  leaveTeamWizard: {
    method: 'POST',
    path: '/teams/me/team-draft/left',
    summary: 'Record that you left the wizard at a step; at most one reminder a day is sent',
    access: 'profileComplete',
    input: z.strictObject({ step: Step }),
    output: z.object({}),
  },
} as const satisfies Record<string, Operation>;
