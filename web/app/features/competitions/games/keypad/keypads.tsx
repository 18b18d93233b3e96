import type { Game } from '#shared/competitions/games/schemas.ts';
import { countedIn } from '#shared/competitions/games/scoring/counted-in.ts';
import { isDecidingAt } from '#shared/competitions/games/scoring/judge-score.ts';
import type { JudgedMatch } from '../judge-values.ts';
import { Keypad } from './keypad.tsx';
import type { PickedLines } from './picked-score.ts';
import './keypad.css';

interface KeypadsProps {
  readonly game: Pick<Game, 'gameTypeId' | 'scoring'>;
  readonly match: Pick<JudgedMatch, 'bestOf'>;
  readonly names: readonly string[];
  readonly lines: PickedLines;
  /** The set whose keys are shown. */
  readonly line: number;
  readonly onLine: (line: number) => void;
  readonly onPick: (side: 0 | 1, count: number) => void;
  /** What each pair of numbers is called where the sport has one and the match is played in several. */
  readonly several?: 'Game' | undefined;
}

const sides = [0, 1] as const;

/** A pair of keypads, one for each side; where sets are played, for the set that is chosen. */
export function Keypads({ game, match, names, lines, line, onLine, onPick, several }: KeypadsProps) {
  const { unit, part = several } = countedIn(game.gameTypeId, game.scoring);
  return (
    <section className="keypads" aria-label="Score">
      {part && <Parts {...{ part, lines, line, onLine }} />}
      <div className="keypads-sides">
        {sides.map((side) => (
          <Keypad
            key={`${line} ${side}`}
            name={names[side] ?? ''}
            unit={unit}
            picked={numberAt(lines, line, side)}
            to={playedTo(game, match, line)}
            onPick={(count) => onPick(side, count)}
          />
        ))}
      </div>
    </section>
  );
}

function numberAt(lines: PickedLines, line: number, side: 0 | 1): number | undefined {
  const text = lines[line]?.[side];
  return text ? Number(text) : undefined;
}

/** What ends a set, where no key has it already. */
function playedTo(
  { scoring }: Pick<Game, 'scoring'>,
  { bestOf }: Pick<JudgedMatch, 'bestOf'>,
  line: number,
): number | undefined {
  if (scoring.kind !== 'sets') return undefined;
  const isDeciding = isDecidingAt(line, Math.max(scoring.bestOf, bestOf));
  const { to } = (isDeciding && scoring.deciding) || scoring;
  return to > 11 ? to : undefined;
}

interface PartsProps extends Pick<KeypadsProps, 'lines' | 'line' | 'onLine'> {
  readonly part: 'Set' | 'Game';
}

/** `Set 1 25–20`: the sets that have a score, and the one that is entered now. */
function Parts({ part, lines, line, onLine }: PartsProps) {
  const shown = lines.flatMap((one, at) => (at === line || one.some((text) => text !== '') ? at : []));
  return (
    <>
      <h2 aria-live="polite">{`${part} ${line + 1}`}</h2>
      <div className="keypads-parts">
        {shown.map((at) => (
          <button key={at} type="button" aria-pressed={at === line} onClick={() => onLine(at)}>
            {`${part} ${at + 1} ${lines[at]?.map((text) => text || '_').join('–')}`}
          </button>
        ))}
      </div>
    </>
  );
}
