import type { ListedGroup } from '#shared/events/details/listed-groups.ts';
import { quantity } from '#shared/quantity.ts';

interface Counted {
  /** Null without a limit. */
  readonly free: number | null;
  readonly waiting: number;
  readonly groups?: readonly ListedGroup[] | undefined;
}

/** How full an event is, in a line of a list; `few` where three seats or fewer are left. */
export interface Fullness {
  readonly words: string;
  readonly is: 'full' | 'few' | 'open';
}

const seatsLeft = (free: number) => quantity(free, 'spot left', 'spots left');

/** Where seats are in groups, those that have some are named: a free goalkeeper seat is no use to other players. */
export function fullnessOf({ free, waiting, groups }: Counted): Fullness {
  const isFull = groups ? groups.length === 0 : waiting > 0 || free === 0;
  if (isFull) return { words: waiting > 0 ? `Full, ${waiting} in line` : 'Full', is: 'full' };
  if (free === null) return { words: 'Open to all', is: 'open' };
  const left = groups?.map((group) => `${group.label} ${group.free}`).join(', ');
  return { words: left ? `Spots left: ${left}` : seatsLeft(free), is: free <= 3 ? 'few' : 'open' };
}
