import { useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { judged, linesOf, type Picked, pressed, totalOf, type Winners } from './picked-games.ts';
import { useHeldGames } from './use-held-games.ts';

interface PickingWays {
  readonly playoff: Playoff;
  readonly match: BracketMatch;
  readonly names: readonly string[];
  /** Whether the score of the reader stands at once. */
  readonly isFinal: boolean;
  readonly onSaved: () => void;
}

/** What is picked of a bracket's match; a whole score is saved at once. */
export function usePickingGames({ playoff, match, names, isFinal, onSaved }: PickingWays) {
  const {
    save,
    undo: takeBack,
    held,
    isSent,
    refused,
  } = useHeldGames(playoff, match, isFinal, `Score of ${names.join(' – ')}`);
  const first = (): Picked => {
    const known = match.record?.games ?? playoff.claims.find(({ matchId }) => matchId === match.matchId)?.games;
    return { lines: linesOf(playoff, match, known), line: 0 };
  };
  const [picked, setPicked] = useState<Picked>(first);
  const [winners, setWinners] = useState<Winners>({});
  const take = (next: Picked) => {
    setPicked(next);
    if (!next.games) return takeBack();
    save(next.games);
    onSaved();
  };
  const press = (side: 0 | 1, count: number) => {
    const { [picked.line]: _, ...others } = winners;
    setWinners(others);
    take(pressed(playoff, match, picked.lines, others, { line: picked.line, side, count }));
  };
  const choose = (winner: 0 | 1) => {
    const all = { ...winners, [picked.line]: winner };
    setWinners(all);
    take(judged(playoff, match, picked.lines, all, picked.line));
  };
  const undo = () => {
    takeBack();
    setWinners({});
    setPicked(first());
  };
  const score = held && totalOf(held.games, match.bestOf);
  return {
    picked,
    winner: winners[picked.line],
    setLine: (line: number) => setPicked({ lines: picked.lines, line }),
    ...{ press, choose, undo, held, isSent, refused, score },
    numbers: score ? score.scores.map(String) : numbersOf(picked, playoff, match),
  };
}

/** The numbers beside the crests while they are picked; of a match in several parts none until it is whole. */
function numbersOf({ lines }: Picked, { scoring }: Playoff, { bestOf }: BracketMatch): (string | undefined)[] {
  const [only = []] = lines;
  return bestOf > 1 || scoring.kind === 'sets' ? [] : [only[0] || undefined, only[1] || undefined];
}
