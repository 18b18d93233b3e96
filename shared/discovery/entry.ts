import * as z from 'zod';

/** What can be found by typing. Contexts that have nothing yet to be found need only send `entryChanged` later. */
export const EntryKind = z.enum(['event', 'team', 'organization', 'person', 'place', 'post', 'season']);
export type EntryKind = z.infer<typeof EntryKind>;

/** What a search by text shows of a thing, and all it looks at. */
export const Entry = z.object({
  kind: EntryKind,
  /** The thing's own id. */
  refId: z.string().min(1).max(64),
  /** Every word of it can be searched for. */
  title: z.string(),
  /** Where or whose it is; narrows a search down, and is not found by itself. */
  detail: z.string(),
  gameTypeId: z.string().optional(),
  otherGameType: z.string().optional(),
  /** Absent for things that do not take place. What has begun is not found. */
  startsAt: z.iso.datetime().optional(),
  timeZone: z.string().optional(),
  /** Of the start only the day is known. */
  isTimeTbd: z.boolean().optional(),
  /** Absent for things that are nowhere. */
  point: z.object({ lat: z.number(), lng: z.number() }).optional(),
});
export type Entry = z.infer<typeof Entry>;
