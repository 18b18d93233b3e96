import * as z from 'zod';
import type { CapacityGroup } from '../rsvp/line/capacity-groups.ts';
import { headsThatFit } from '../rsvp/line/give-seats.ts';
import type { GroupCounts } from '../rsvp/line/line-groups.ts';

/** A group of seats as lists name it, with how many heads of it find a seat. */
export const ListedGroup = z.object({ label: z.string(), free: z.int() });
export type ListedGroup = z.infer<typeof ListedGroup>;

/** The same with what counts of it go by. */
export const ToldGroup = ListedGroup.extend({ key: z.string() });
type ToldGroup = z.infer<typeof ToldGroup>;

interface WithGroups {
  readonly capacity: number | null;
  readonly capacityGroups?: readonly CapacityGroup[] | undefined;
}

/** The groups of an event while it is empty: seats kept for a group stay its own. */
export function emptyGroups({ capacity, capacityGroups }: WithGroups): ToldGroup[] | undefined {
  if (capacity === null || !capacityGroups) return undefined;
  const limits = capacityGroups.map(({ key, max, min = 0 }) => [key, { left: max, kept: min }] as const);
  const free = { seats: capacity, groups: Object.fromEntries(limits) };
  return capacityGroups.map(({ key, label }) => ({ key, label, free: headsThatFit(free, key) }));
}

/** Those that have a free seat by the newest counts; undefined where an event has no groups, none where all are full. */
export const openGroups = (
  told: readonly ToldGroup[] | undefined,
  counts: readonly Pick<GroupCounts, 'key' | 'free'>[] = [],
): ListedGroup[] | undefined =>
  told
    ?.map(({ key, label, free }) => ({ label, free: counts.find((group) => group.key === key)?.free ?? free }))
    .filter(({ free }) => free > 0);
