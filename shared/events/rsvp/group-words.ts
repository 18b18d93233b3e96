import type { CapacityGroup } from './line/capacity-groups.ts';
import type { GroupCounts } from './line/line-groups.ts';

interface WithGroups {
  readonly capacityGroups?: readonly CapacityGroup[] | undefined;
}

/** What a group is called. */
export const groupLabel = ({ capacityGroups = [] }: WithGroups, key: string | undefined): string | undefined =>
  capacityGroups.find((group) => group.key === key)?.label;

/** One group of an event, with how full it is. */
export interface GroupRoom extends CapacityGroup {
  readonly taken: number;
  readonly free: number;
}

interface WithCounts {
  readonly groups?: readonly GroupCounts[] | undefined;
}

export const groupRooms = ({ capacityGroups = [] }: WithGroups, { groups = [] }: WithCounts): readonly GroupRoom[] =>
  capacityGroups.map((group) => ({ taken: 0, free: 0, ...groups.find(({ key }) => key === group.key), ...group }));

/** `2 of 3 in, 1 free` */
export const roomWords = ({ taken, max, free }: GroupRoom): string =>
  `${taken} of ${max} in, ${free > 0 ? `${free} free` : 'full'}`;

interface Counts extends WithCounts {
  readonly free: number | null;
  readonly waiting: number;
  readonly offered?: number | undefined;
}

/** Whether the next player waits: where there are groups, in whichever they come. Held seats stay held. */
export const isFull = ({ free, waiting, offered = 0, groups }: Counts): boolean =>
  groups ? groups.every((group) => group.free === 0) : free === 0 || waiting > offered;
