/** A challenger and the holder of the rung. */
export interface Challenge {
  readonly challengerId: string;
  readonly challengedId: string;
}

export interface LadderStep {
  /** The ladder, top first. */
  readonly order: readonly string[];
  /** From 0: even steps begin with the top two, odd ones with the second and third, so that all can climb. */
  readonly step: number;
  /** How many rungs up a player may challenge. */
  readonly reach: number;
  readonly awayIds?: readonly string[];
  /** The challenges of the step before, which are not made again. */
  readonly before?: readonly Challenge[];
}

/** The challenges of one step: each player in at most one, with the nearest above who is free. */
export function ladderChallenges({ order, step, reach, awayIds = [], before = [] }: LadderStep): Challenge[] {
  const free = new Set(order.filter((entrantId) => !awayIds.includes(entrantId)));
  if (step % 2 === 1) free.delete(order.find((entrantId) => free.has(entrantId)) ?? '');
  const challenges: Challenge[] = [];
  order.forEach((challengerId, rung) => {
    const above = order.slice(Math.max(0, rung - reach), rung).reverse();
    const challengedId = above.find((other) => free.has(other) && !met(before, challengerId, other));
    if (!free.has(challengerId) || !challengedId) return;
    challenges.push({ challengerId, challengedId });
    free.delete(challengerId);
    free.delete(challengedId);
  });
  return challenges;
}

const met = (before: readonly Challenge[], one: string, other: string) =>
  before.some(
    ({ challengerId, challengedId }) => [challengerId, challengedId].sort().join() === [one, other].sort().join(),
  );

/** Who wins from below takes the rung; those in between moves down by one. */
export function afterChallenge(order: readonly string[], { challengerId, challengedId }: Challenge, winnerId: string) {
  if (winnerId !== challengerId) return [...order];
  const without = order.filter((entrantId) => entrantId !== challengerId);
  const rung = without.indexOf(challengedId);
  return [...without.slice(0, rung), challengerId, ...without.slice(rung)];
}
