/** A player who left a seat that was paid, under a policy that gives the money back once another takes it. */
export interface LeftSeat {
  readonly orderId: string;
  readonly personId: string;
  /** The player with their guests. */
  readonly heads: number;
  readonly leftAt: string;
}

/**
 * Whose seats were taken by others: seats that were left are sold last, and those that were left first are sold first. So many
 * are still empty as are free now.
 */
export function refilled(left: readonly LeftSeat[], free: number): LeftSeat[] {
  const byTime = [...left].sort((a, b) => a.leftAt.localeCompare(b.leftAt));
  let empty = byTime.reduce((sum, { heads }) => sum + heads, 0);
  return byTime.filter(({ heads }) => {
    const isTaken = empty - heads >= free;
    if (isTaken) empty -= heads;
    return isTaken;
  });
}
