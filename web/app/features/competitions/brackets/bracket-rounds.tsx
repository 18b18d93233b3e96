import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { matchWords, type NameOf, type PlaceOf, statusWords } from './bracket-words.ts';
import { MatchSides } from './match-box.tsx';

interface BracketRoundsProps {
  readonly matches: readonly BracketMatch[];
  readonly nameOf: NameOf;
  readonly placeOf: PlaceOf;
  readonly onOpen: (matchId: string) => void;
}

function firstShown(rounds: readonly (readonly BracketMatch[])[]): number {
  const open = rounds.findIndex((round) => round.some(({ status }) => status === 'ready' || status === 'in_progress'));
  if (open >= 0) return open;
  const isPlayed = ({ status, forPlace }: BracketMatch) => status === 'final' && forPlace === undefined;
  return Math.max(
    0,
    rounds.findLastIndex((round) => round.some(isPlayed)),
  );
}

/** One round at a time, where a drawing does not fit: the first open round, or the final once all are over. */
export function BracketRounds({ matches, nameOf, placeOf, onOpen }: BracketRoundsProps) {
  const rounds = [
    ...Map.groupBy(matches, ({ part, round, forPlace }) => `${part} ${forPlace ?? ''} ${round}`).values(),
  ];
  const [at, setAt] = useState(() => firstShown(rounds));
  const shown = rounds[Math.min(at, rounds.length - 1)] ?? [];
  return (
    <section aria-label="Round by round">
      <div className="bracket-turn">
        <Button iconName="angle-left" ariaLabel="Previous round" disabled={at === 0} onClick={() => setAt(at - 1)} />
        <h3 className="bracket-part" aria-live="polite">
          {shown[0]?.roundLabel}
        </h3>
        <Button
          iconName="angle-right"
          ariaLabel="Next round"
          disabled={at >= rounds.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <ul className="bracket-list">
        {shown.map((match) => (
          <li key={match.matchId}>
            <button
              type="button"
              className={`bracket-card bracket-${match.status}`}
              aria-label={[matchWords(match, nameOf), placeOf(match.matchId)].filter(Boolean).join(' ')}
              onClick={() => onOpen(match.matchId)}
            >
              <span className="bracket-quiet">
                {[match.label, statusWords(match), placeOf(match.matchId)].filter(Boolean).join(' · ')}
              </span>
              <MatchSides match={match} nameOf={nameOf} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
