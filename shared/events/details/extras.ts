import * as z from 'zod';
import { TeamId } from '#shared/ids.ts';
import { startOf } from '#shared/start-window.ts';
import { PartId } from '#shared/teams/roster/field-answers.ts';
import { Line, Lines } from '#shared/text.ts';
import { Picture } from '#shared/uploads/picture.ts';
import { paymentFields } from '../payments/schemas.ts';
import { RemindHours } from '../reminders/remind-hours.ts';
import { EventEligibility } from '../rsvp/eligibility.ts';
import { groupFields } from '../rsvp/line/capacity-groups.ts';
import { slotFields } from '../slots/schemas.ts';
import type { ExtraName } from './extra-names.ts';
import { InclusionFact, inclusionFacts } from './said-facts.ts';

/** Who sees the names of the people who are in; hosts always do. */
const guestListChoices = ['everyone', 'participants', 'hosts'] as const;

/** What a host may add to an event, as it is sent and as it is shown. Nothing of it has to be said. */
export const eventExtras = {
  /** How long before the start people are asked to be there. */
  arriveEarlyMinutes: z
    .int('Give a whole number.')
    .min(0, 'Between 0 and 180 minutes.')
    .max(180, 'Between 0 and 180 minutes.')
    .optional(),
  /** Only the day is known: the event is all day, from its midnight to the next, until the host sets a time. */
  isTimeTbd: z.boolean().optional(),
  /** When people who are in are reminded; a day and two hours before where nothing is said. */
  remindHoursBefore: RemindHours.optional(),
  rules: Lines(2000, 'The rules').optional(),
  /** What happens when the weather is bad. */
  weatherPolicy: Lines(500, 'What happens in bad weather').optional(),
  tags: z
    .array(Line(2, 24, 'A tag'))
    .max(10, 'At most ten tags.')
    .refine((tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, 'Each tag once.')
    .optional(),
  inclusion: z.array(InclusionFact).max(inclusionFacts.length).optional(),
  eligibility: EventEligibility.optional(),
  guestListVisibility: z.enum(guestListChoices, 'Choose who sees the list.').optional(),
  /** Only how many come is shown, for any reader. */
  showCountOnly: z.boolean().optional(),
  ...slotFields,
  ...groupFields,
  ...paymentFields,
  cover: Picture.optional(),
  /** The community that it is an event of; who manages that one's events manages this one too. */
  hostingTeam: TeamId.optional(),
  /** The squad of the community whose event it is: its coaches manage it, too. */
  hostingSquad: PartId.optional(),
  /** A private event becomes public at this instant. */
  makePublicAfter: startOf(z.iso.datetime('Choose a date and a time.')).optional(),
} satisfies Record<ExtraName, z.ZodType>;

/** An event as far as a host added to it. */
export type EventExtras = { readonly [Name in keyof typeof eventExtras]?: z.infer<(typeof eventExtras)[Name]> };

/** What a host added to an event, and nothing else of it. */
export const extrasOf = (event: EventExtras): EventExtras =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name in eventExtras));
