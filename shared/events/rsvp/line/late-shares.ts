import { type LineState, withChanges } from './line-state.ts';

/**
 * A line on which players take spots once the price of a shared cost is final, each with their share; undefined where all shares
 * would come to more than the cost. A player who leaves makes room for theirs: it goes back to them once another takes the spot.
 */
export function withLateShares<Line extends LineState>(
  line: Line,
  late: Readonly<Record<string, number>>,
): Line | undefined {
  if (line.mostSharesMinor === undefined) return line;
  const shares = { ...late, ...line.shares };
  const inAll = Object.values(shares).reduce((sum, one) => sum + one, 0);
  return inAll > line.mostSharesMinor ? undefined : withChanges(line, { shares });
}

/** How many more heads could pay their part of a shared cost whose price is final; undefined where nothing limits that. */
export function lateRoom({ shares = {}, eachMinor, mostSharesMinor }: LateLine): number | undefined {
  if (!eachMinor || !mostSharesMinor) return undefined;
  const inAll = Object.values(shares).reduce((sum, one) => sum + one, 0);
  return Math.max(0, Math.floor((mostSharesMinor - inAll) / eachMinor));
}

type LateLine = Pick<LineState, 'shares' | 'eachMinor' | 'mostSharesMinor'>;
