/** Who stands on a court, the highest court first; who waits is behind the lowest. */
export interface Courts {
  readonly pairs: readonly (readonly [string, string])[];
  readonly waiting: readonly string[];
}

/** The best begin on the highest court. */
export function firstCourts(entrantIds: readonly string[], courts: number): Courts {
  const used = Math.min(courts, Math.floor(entrantIds.length / 2));
  const pairs = Array.from({ length: used }, (_, court): [string, string] => [
    entrantIds[2 * court] ?? '',
    entrantIds[2 * court + 1] ?? '',
  ]);
  return { pairs, waiting: entrantIds.slice(2 * used) };
}

/**
 * Winners go up a court and losers down. The winner on the highest stays there; the loser on the lowest makes room for who
 * waits longest, or stays where no one waits.
 */
export function nextCourts({ pairs, waiting }: Courts, winners: readonly string[]): Courts {
  const won = (pair: readonly [string, string]) => (winners.includes(pair[0]) ? pair[0] : pair[1]);
  const lost = (pair: readonly [string, string]) => (won(pair) === pair[0] ? pair[1] : pair[0]);
  const last = pairs.at(-1);
  if (!last) return { pairs, waiting };
  const queue = [...waiting, lost(last)];
  const [coming = lost(last), ...left] = queue;
  const next = pairs.map((pair, court): [string, string] => {
    const above = pairs[court - 1];
    const below = pairs[court + 1];
    return [above ? lost(above) : won(pair), below ? won(below) : coming];
  });
  return { pairs: next, waiting: left };
}
