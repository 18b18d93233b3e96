import Button from '@cloudscape-design/components/button';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { startIn } from '#web/blocks/event-time.ts';
import { actsOn, countsIn, isAsked, type Reader, startAwaited } from './standing-of-reader.ts';
import './games.css';

/** The handlers of the buttons. */
export interface OnMatch {
  readonly onEnter: (match: Match) => void;
  readonly onConfirm: (match: Match) => void;
  readonly onChange: (match: Match) => void;
  readonly onCount: (match: Match) => void;
  readonly onDuty: (match: Match, answer: 'confirm' | 'decline') => void;
}

interface Props extends OnMatch {
  readonly match: Match;
  readonly game: Game;
  readonly reader: Reader;
  /** Both names. */
  readonly words: string;
  readonly score: string | undefined;
}

/** The reader's actions on a match, each labelled with the names for screen readers. */
export function MatchActs({ match, game, reader, words, score, ...on }: Props) {
  const acts = actsOn(match, reader, game.settings.reporting);
  const awaits = acts.includes('enter') ? undefined : startAwaited(match, reader);
  return (
    <span className="game-match-acts">
      {acts.includes('answer') && (
        <>
          <Button ariaLabel={`Confirm ${score}: ${words}`} onClick={() => on.onConfirm(match)}>
            Confirm
          </Button>
          {isAsked(match, reader, game.settings.reporting) && (
            <Button ariaLabel={`Dispute ${score}: ${words}`} onClick={() => on.onEnter(match)}>
              Dispute
            </Button>
          )}
        </>
      )}
      {acts.includes('duty') && (
        <>
          <Button ariaLabel={`I’ll be there: ${words}`} onClick={() => on.onDuty(match, 'confirm')}>
            I’ll be there
          </Button>
          <Button ariaLabel={`I can’t make it: ${words}`} onClick={() => on.onDuty(match, 'decline')}>
            I can’t make it
          </Button>
        </>
      )}
      {acts.includes('change') && (
        <Button ariaLabel={`${changeWords(match, game)}: ${words}`} onClick={() => on.onChange(match)}>
          {changeWords(match, game)}
        </Button>
      )}
      {countsIn(match, reader, game) && (
        <Button ariaLabel={`Player stats: ${words}`} onClick={() => on.onCount(match)}>
          Players
        </Button>
      )}
      {awaits && <small>{`You can enter the score from ${startIn(awaits.timeZone, awaits.startsAt)}.`}</small>}
      {acts.includes('enter') && <EnterWay {...{ match, game, words, score }} onEnter={on.onEnter} />}
    </span>
  );
}

type WayProps = Pick<Props, 'match' | 'game' | 'words' | 'score' | 'onEnter'>;

/** A first score is entered on keypads; another one, and that of a match of many, in the dialog. */
const EnterWay = ({ match, game, words, score, onEnter }: WayProps) =>
  score || match.sides.length > 2 ? (
    <Button ariaLabel={`${score ? 'Change' : 'Enter'} score: ${words}`} onClick={() => onEnter(match)}>
      {score ? 'Change score' : 'Enter score'}
    </Button>
  ) : (
    <PageButton
      to={`${paths.matchScore(game.gameId, match.matchId)}${location.search}`}
      ariaLabel={`Enter score: ${words}`}
    >
      Enter score
    </PageButton>
  );

/** What stands on the button that leads to who looks after a match, and to its time and court where no schedule has them. */
function changeWords({ officials, confirmed }: Match, { seasonId }: Game): string {
  const about = seasonId ? 'Officials' : 'Time and officials';
  return officials.length === 0 ? about : `${about}: ${confirmed.length} of ${officials.length} confirmed`;
}
