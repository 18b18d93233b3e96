import { useState } from 'react';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { valuesOf } from '../scoring/score-values.ts';
import { type PickedLines, pick, scoreOf, wonBy } from './picked-score.ts';
import { useHeldScore } from './use-held-score.ts';

interface PickingWays {
  readonly game: Game;
  readonly match: Match;
  readonly names: readonly string[];
  readonly onSaved: () => void;
}

/** What is picked of a score, and what it comes to once both sides have a number: a whole score is saved at once. */
export function usePicking({ game, match, names, onSaved }: PickingWays) {
  const { save, undo: takeBack, held, sent, refused } = useHeldScore(match, `Score of ${names.join(' – ')}`);
  const first = () => valuesOf(game, match.status === 'disputed' ? { ...match, claims: [] } : match).lines;
  const [picked, setPicked] = useState<PickedLines>(first);
  const [line, setLine] = useState(0);
  const [fault, setFault] = useState<string>();
  const press = (side: 0 | 1, count: number) => {
    const next = pick(game, match, picked, { line, side, count });
    setPicked(next.lines);
    setLine(next.line);
    setFault('fault' in next ? next.fault : undefined);
    if (!('entry' in next)) return takeBack();
    save(next.entry);
    onSaved();
  };
  const undo = () => {
    takeBack();
    setPicked(first());
    setLine(0);
  };
  const score = held ? scoreOf(held.entry, game, match) : (sent ?? match).score;
  const numbers = score ? score.scores.map(String) : numbersOf(picked, game);
  return { picked, line, fault, press, setLine, undo, held, sent, refused, score, numbers };
}

/** The numbers beside the crests: of sets, how many each side has won. */
function numbersOf(lines: PickedLines, { scoring }: Game): (string | undefined)[] {
  const [only = []] = lines;
  if (scoring.kind !== 'sets') return [only[0] || undefined, only[1] || undefined];
  const won = [wonBy(0, lines), wonBy(1, lines)];
  return Math.max(...won) > 0 ? won.map(String) : [];
}
