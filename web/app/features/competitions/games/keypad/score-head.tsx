import type { RefObject } from 'react';
import { Link } from 'react-router';
import { startOfMatch } from '#shared/competitions/games/match-start.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { startIn } from '#web/blocks/event-time.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface ScoreHeadProps {
  readonly game: Game;
  readonly match: Match;
  readonly names: readonly string[];
  /** The number of each side; nothing where there is none yet. */
  readonly numbers: readonly (string | undefined)[];
  readonly headingRef: RefObject<HTMLDivElement | null>;
}

/** Both crests with the big score between them; the heading reads `Score of Heroes – Kicks`. */
export function ScoreHead({ game, match, names, numbers, headingRef }: ScoreHeadProps) {
  const [home, away] = numbers;
  const start = startOfMatch(match);
  const when = start && match.timeZone && startIn(match.timeZone, start.toISOString());
  return (
    <header className="score-head" ref={headingRef}>
      <Link to={`${paths.game(game.gameId)}${location.search}#${match.matchId}`}>
        <LineIcon name="chevron-left" size={16} />
        {game.name}
      </Link>
      <p>{[match.label ?? `Round ${match.round}`, when, match.court].filter(Boolean).join(' · ')}</p>
      <div className="score-sides">
        <Side {...{ game, match, names }} side={0} />
        <output className="score-big" aria-label={`${names[0]} ${said(home)}, ${names[1]} ${said(away)}`}>
          {home || away ? `${home ?? '?'} – ${away ?? '?'}` : '–'}
        </output>
        <Side {...{ game, match, names }} side={1} />
      </div>
      <h1 className="visually-hidden">{`Score of ${names.join(' – ')}`}</h1>
    </header>
  );
}

const said = (number: string | undefined): string => number ?? 'no score yet';

function Side({ game, match, names, side }: Pick<ScoreHeadProps, 'game' | 'match' | 'names'> & { side: 0 | 1 }) {
  const { entrantId } = match.sides[side];
  const entrant = game.entrants.find((one) => one.entrantId === entrantId);
  return (
    <span className="score-side">
      <Crest id={entrant?.squadId ?? entrantId ?? match.matchId} name={names[side] ?? ''} size={72} />
      {names[side]}
    </span>
  );
}
