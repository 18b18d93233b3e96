import type { ScheduleInput } from '../schemas.ts';

interface Way {
  readonly minutes: number;
  readonly km: number;
}

const noWay: Way = { minutes: 0, km: 0 };

/** How far it is between two places, the same both ways; nothing where nothing is said. */
export function waysOf(travel: ScheduleInput['travel']): (fromId: string, toId: string) => Way {
  const ways = new Map<string, Way>();
  for (const { between, minutes, km } of travel) ways.set([...between].sort().join(' '), { minutes, km });
  return (fromId, toId) => (fromId === toId ? noWay : (ways.get([fromId, toId].sort().join(' ')) ?? noWay));
}
