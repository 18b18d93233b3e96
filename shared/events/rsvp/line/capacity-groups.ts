import * as z from 'zod';
import { genders } from '#shared/people/profile/player-facts.ts';
import { Line } from '#shared/text.ts';
import { SkillLevel } from '../eligibility.ts';

/** What tells the groups of an event apart: what joiners choose, or what their profile says. */
const groupedBy = ['position', 'role', 'gender', 'level'] as const;
export type GroupedBy = (typeof groupedBy)[number];

/** Kept when a group is changed: who is in it stays in it. */
export const GroupKey = z.string().regex(/^[a-z0-9_]{2,20}$/, 'Two to twenty lowercase letters and digits.');

const heads = (least: number, words: string) => z.int('Give a whole number.').min(least, words).max(2000, words);

/** So many of one sort of people can come, and for so many of them seats are kept (domain 4.4). */
const CapacityGroup = z.strictObject({
  key: GroupKey,
  label: Line(2, 30, 'The name'),
  max: heads(1, 'Between 1 and 2,000 people.'),
  min: heads(0, 'Between 0 and 2,000 people.').optional(),
});
export type CapacityGroup = z.infer<typeof CapacityGroup>;

export const mostGroups = 8;

/** How the seats of an event are shared out; each player who comes is in one of the groups. */
export const groupFields = {
  capacityGroups: z
    .array(CapacityGroup)
    .min(2, 'At least two groups.')
    .max(mostGroups, 'At most eight groups.')
    .refine((groups) => new Set(groups.map(({ key }) => key)).size === groups.length, 'Each group once.')
    .refine(
      (groups) => new Set(groups.map(({ label }) => label.toLowerCase())).size === groups.length,
      'Each group needs its own name.',
    )
    .optional(),
  capacityGroupsBy: z.enum(groupedBy, 'Choose how players are grouped.').optional(),
};

/** What a profile can say, as the keys of groups that go by it. */
const keysFromProfile: Readonly<Record<GroupedBy, readonly string[] | undefined>> = {
  position: undefined,
  role: undefined,
  gender: genders.map(({ value }) => value),
  level: SkillLevel.options,
};

interface WithGroups {
  readonly capacity: number | null;
  readonly capacityGroups?: readonly CapacityGroup[] | undefined;
  readonly capacityGroupsBy?: GroupedBy | undefined;
}

/** What is wrong with groups that are each right. */
export function groupFault({ capacity, capacityGroups, capacityGroupsBy }: WithGroups): string | undefined {
  if (!capacityGroups) return capacityGroupsBy && 'At least two groups.';
  if (!capacityGroupsBy) return 'Choose how players are grouped.';
  if (capacity === null) return 'Groups share the spots of an event. Set a player limit first.';
  const known = keysFromProfile[capacityGroupsBy];
  if (known && capacityGroups.some(({ key }) => !known.includes(key))) return 'Choose each group from the list.';
  if (capacityGroups.some(({ max }) => max > capacity)) return 'A group cannot be larger than the event.';
  if (capacityGroups.some(({ max, min = 0 }) => min > max)) return 'A group can’t reserve more spots than its maximum.';
  const kept = capacityGroups.reduce((sum, { min = 0 }) => sum + min, 0);
  return kept > capacity ? 'The groups reserve more spots than the event has.' : undefined;
}
