import type { Section } from './bracket-layout.ts';

/** The match an arrow key moves to: left and right along the tree, up and down within a round and between parts. */
export function nextMatch(sections: readonly Section[], matchId: string, key: string): string | undefined {
  const all = sections.flatMap(({ rounds }) => rounds.flat());
  const box = all.find(({ match }) => match.matchId === matchId);
  if (key === 'Home') return all[0]?.match.matchId;
  if (key === 'End') return sections[0]?.rounds.at(-1)?.at(-1)?.match.matchId;
  if (key === 'ArrowLeft') return cameFrom(box?.match.sides ?? [], new Set(all.map(({ match }) => match.matchId)));
  if (key !== 'ArrowRight') return beside(sections, matchId, key);
  return all.find(({ match }) => match.sides.some((source) => source.from === 'winner' && source.matchId === matchId))
    ?.match.matchId;
}

const cameFrom = (sides: Section['rounds'][number][number]['match']['sides'] | [], known: ReadonlySet<string>) =>
  sides
    .map((source) => (source.from === 'winner' || source.from === 'loser' ? source.matchId : ''))
    .find((matchId) => known.has(matchId));

/** The next of the round, or the first or last of the next or previous part. */
function beside(sections: readonly Section[], matchId: string, key: string): string | undefined {
  const step = key === 'ArrowDown' ? 1 : -1;
  const at = sections.findIndex(({ rounds }) => rounds.flat().some(({ match }) => match.matchId === matchId));
  const round = sections[at]?.rounds.find((boxes) => boxes.some(({ match }) => match.matchId === matchId)) ?? [];
  const within = round[round.findIndex(({ match }) => match.matchId === matchId) + step];
  const other = sections[at + step]?.rounds[0];
  return (within ?? other?.at(step > 0 ? 0 : -1))?.match.matchId;
}

export const movingKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
