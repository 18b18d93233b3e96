/** A player without a squad, as the team maker knows them. */
export interface FreeAgent {
  readonly userId: string;
  readonly name: string;
  /** 1 to 5. */
  readonly level: number;
  readonly gender?: 'woman' | 'man' | 'non_binary' | undefined;
  readonly with: readonly string[];
  readonly notWith: readonly string[];
  readonly groupCode?: string | undefined;
}

/** People who go to one squad together. */
export type Unit = readonly FreeAgent[];

/** Whether one of the two asked not to be with the other. */
export const areApart = (a: FreeAgent, b: FreeAgent): boolean =>
  a.notWith.includes(b.userId) || b.notWith.includes(a.userId);

/** Whether both asked for each other, or they registered as one group. */
const belong = (a: FreeAgent, b: FreeAgent) =>
  (a.groupCode !== undefined && a.groupCode === b.groupCode) ||
  (a.with.includes(b.userId) && b.with.includes(a.userId));

/** Groups and friends where no member asked to be apart from another and it fits into a squad. */
export function unitsOf(free: readonly FreeAgent[], maxSize: number): Unit[] {
  let units: FreeAgent[][] = free.map((player) => [player]);
  for (const player of free)
    for (const other of free) {
      if (player.userId >= other.userId || !belong(player, other)) continue;
      units = joined(units, player, other, maxSize);
    }
  return units;
}

function joined(units: FreeAgent[][], a: FreeAgent, b: FreeAgent, maxSize: number): FreeAgent[][] {
  const one = units.find((unit) => unit.includes(a)) ?? [];
  const other = units.find((unit) => unit.includes(b)) ?? [];
  const isBarred = one === other || one.length + other.length > maxSize;
  if (isBarred || one.some((player) => other.some((each) => areApart(player, each)))) return units;
  return [...units.filter((unit) => unit !== one && unit !== other), [...one, ...other]];
}
