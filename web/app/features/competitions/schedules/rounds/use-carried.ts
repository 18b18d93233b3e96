import { useEffect, useMemo, useState } from 'react';
import type { DraftChange, ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { handMoves, whyItStays } from '#shared/competitions/schedules/hand-moves.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { type RoundWords, sayDone, sayOutcome } from './round-words.ts';
import { cellId, type Rounds } from './rounds-model.ts';

type Draft = NonNullable<ScheduleDesk['draft']>;

export interface CarryingWays {
  readonly draft: Pick<Draft, 'input' | 'matches'>;
  readonly rounds: Rounds;
  readonly words: RoundWords;
  /** Whether the last change is still being saved. */
  readonly isBusy: boolean;
  readonly onChange: (changes: DraftChange[]) => void;
  readonly setFocus: (focus: string) => void;
}

interface Carried {
  readonly match: ScheduledMatch;
  readonly to: PlayedAt | undefined;
  readonly by: 'keys' | 'mouse';
}

const howTo = 'Choose a time with the arrow keys, drop with Space, cancel with Escape.';

/** Picking a match up, choosing a time and dropping it there. What comes of it is said before the drop, and after it. */
export function useCarried({ draft, rounds, words, isBusy, onChange, setFocus }: CarryingWays) {
  const { sayMatch } = words;
  const [carried, setCarried] = useState<Carried>();
  const [said, say] = useState('');
  const moveOf = useMemo(() => handMoves(draft.input, draft.matches), [draft]);

  const aim = (holding: Carried, to: PlayedAt) => {
    setCarried({ ...holding, to });
    if (holding.by === 'keys') setFocus(cellId(to));
    say(sayOutcome(moveOf(holding.match.key, to), to, words));
  };
  const pickUp = (match: ScheduledMatch, by: Carried['by'] = 'keys') => {
    const why = match.locked ? 'It is locked. Press L to unlock it.' : whyItStays(match, draft.input);
    if (why) return say(`${sayMatch(match)} stays. ${why}`);
    const holding = { match, to: match.at, by };
    setCarried(holding);
    const first = firstOpen(rounds);
    if (!match.at && first && by === 'keys') return aim(holding, first);
    say(`Picked up ${sayMatch(match)}. ${howTo}`);
  };
  const putBack = () => {
    if (!carried) return;
    setCarried(undefined);
    setFocus(carried.match.at ? cellId(carried.match.at) : carried.match.key);
    say(`${sayMatch(carried.match)} stays where it was.`);
  };
  const drop = ({ match, by }: Carried, to: PlayedAt) => {
    const outcome = moveOf(match.key, to);
    say(sayDone(match, outcome, to, words));
    if (outcome.kind !== 'refused' || by === 'mouse') setCarried(undefined);
    if (!('changes' in outcome)) return;
    setFocus(cellId(to));
    onChange(outcome.changes);
  };
  const dropAt = (to: PlayedAt | undefined) => {
    if (!carried || !to) return putBack();
    // What it comes to is known once the last change is saved.
    if (isBusy && carried.by === 'keys') return say('Saving the last change. Drop it again in a moment.');
    drop(carried, to);
  };
  useLetGo(carried?.by === 'mouse', () => dropAt(carried?.to));
  const outcome = carried?.to && moveOf(carried.match.key, carried.to);
  const aimAt = (to: PlayedAt) => carried && aim(carried, to);
  return { carried, outcome, said, say, pickUp, aimAt, dropAt, putBack };
}

const firstOpen = ({ columns }: Rounds): PlayedAt | undefined =>
  columns.flatMap(({ cells }) => cells).find((cell) => cell && cell.closedFor === undefined)?.at;

/** Wherever the mouse lets go. */
function useLetGo(isDragging: boolean, letGo: () => void): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    addEventListener('pointerup', letGo, { once: true });
    return () => removeEventListener('pointerup', letGo);
  });
}
