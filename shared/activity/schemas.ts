import * as z from 'zod';

/** What an activity record is about: the kind of thing whose state changed. */
const activityEntities = ['event', 'rsvp', 'team', 'membership', 'duty', 'season', 'person', 'dependant'] as const;

/** What was done. Each has its words in `activityWords`. */
const activityActions = [
  'scheduled',
  'changed',
  'postponed',
  'cancelled',
  'answered',
  'promoted',
  'offList',
  'offListLate',
  'removed',
  'decided',
  'invited',
  'hostAsked',
  'hostAnswered',
  'hostLeft',
  'handedOver',
  'drawn',
  'substitutesAsked',
  'noShow',
  'noShowSettled',
  'saved',
  'deleted',
  'joined',
  'left',
  'asked',
  'rolesChanged',
  'ownershipOffered',
  'ownershipMoved',
  'dutyMoved',
  'organizationMoved',
  'seasonMoved',
  'registrationMoved',
  'schedulePublished',
  'consentGiven',
  'consentWithdrawn',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** What of a thing is another than before, in values without names: a state, a start, roles. */
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What one fact says of a change of state. */
export interface Noted {
  /** Whose history it belongs to: an event's, a team's, a person's. */
  readonly thingId: string;
  readonly entity: (typeof activityEntities)[number];
  readonly entityId: string;
  readonly action: ActivityAction;
  /** Who did it, where the fact knows it better than the call that made it; none where the product did it. */
  readonly actorId?: string | undefined;
  /** The person it happened to, if it was one. */
  readonly aboutId?: string | undefined;
  /** What a season, a duty or an organization is called. */
  readonly label?: string;
  readonly before?: z.infer<typeof Values>;
  readonly after?: z.infer<typeof Values>;
}

/** One line of a history. */
export const Activity = z.object({
  /** Of the fact that it was noted from. */
  messageId: z.string(),
  at: z.iso.datetime(),
  action: z.enum(activityActions),
  /** The name of the person who did it; absent where the product did it by itself. */
  by: z.string().optional(),
  /** The name of the person it happened to. */
  about: z.string().optional(),
  label: z.string().optional(),
  before: Values.optional(),
  after: Values.optional(),
});
export type Activity = z.infer<typeof Activity>;

/** A page of a history, the newest first. */
export const History = z.object({ activities: z.array(Activity), nextCursor: z.string().optional() });
