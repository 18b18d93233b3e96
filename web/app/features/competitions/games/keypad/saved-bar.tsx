import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { MatchScore } from '#shared/competitions/games/scoring/scoring.ts';
import { winnerOf } from '#shared/competitions/games/scoring/winner.ts';
import { quantity } from '#shared/quantity.ts';
import { useIsOnline } from '#web/app/shell/frame/use-is-online.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { type Reader, settles } from '../standing-of-reader.ts';

interface SavedBarProps {
  readonly score: MatchScore;
  readonly names: readonly string[];
  readonly lowWins: boolean;
  readonly canUndo: boolean;
  /** What happens once the score is sent. */
  readonly next: string;
  /** What else the score leads to. */
  readonly note: string | undefined;
  readonly onUndo: () => void;
}

/** `Saved: Heroes won 5–3`, with Undo until it is sent. */
export function SavedBar({ score, names, lowWins, canUndo, next, note, onUndo }: SavedBarProps) {
  const isOnline = useIsOnline();
  const sending = isOnline ? 'We’re sending it.' : 'It’s on this device. We’ll send it when you’re back online.';
  return (
    <div className="saved-bar">
      <LineIcon name="check" size={20} />
      <p>
        <b>{`Saved: ${resultWords(score, names, lowWins)}`}</b>
        <span>{canUndo ? next : sending}</span>
        {note && <span>{note}</span>}
      </p>
      {canUndo && (
        <button type="button" onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}

/** `Heroes won 5–3`, `3–3`. */
function resultWords(score: MatchScore, names: readonly string[], lowWins: boolean): string {
  const [home = 0, away = 0] = score.scores;
  const higher = winnerOf({ score });
  if (higher === undefined) return `${home}–${away}`;
  const winner = lowWins ? 1 - higher : higher;
  return `${names[winner]} won ${winner === 0 ? `${home}–${away}` : `${away}–${home}`}`;
}

/** What follows a score: a captain's waits for the other side, any other is final. */
export function nextWords(game: Game, match: Match, names: readonly string[], reader: Reader): string {
  if (settles(match, reader)) return 'It becomes final in 10 seconds.';
  const other = match.sides.findIndex(({ entrantId = '', partnerId = '' }) =>
    [entrantId, partnerId].every((id) => !reader.mine.includes(id)),
  );
  return sendingWords(names[other], game.settings.confirmHours);
}

/** What is said of a captain's score before it is sent to the other side. */
export function sendingWords(other: string | undefined, confirmHours: number): string {
  const time = confirmHours === 0 ? '10 minutes' : quantity(confirmHours, 'hour');
  return `We’ll send it to ${other ?? 'the other team'} in 10 seconds. They have ${time} to dispute it.`;
}
