import Button from '@cloudscape-design/components/button';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { fullScore } from '#shared/competitions/games/scoring/score-words.ts';
import { startIn } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { settlingWords, statusWords } from '../match-words.ts';
import { ScoreLog } from '../scoring/score-log.tsx';
import { actsOn, type Reader, readsLog } from '../standing-of-reader.ts';
import type { StageOfScore } from './stage-of-score.ts';

export interface ScoreStateProps {
  readonly game: Game;
  readonly match: Match;
  readonly reader: Reader;
  readonly names: readonly string[];
  readonly stage: StageOfScore;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  /** Opens the keypad for another score. */
  readonly onChange: () => void;
  /** Opens the dialog that asks for a reason. */
  readonly onDialog: () => void;
}

/** Where the score stands, in words, with what the reader can do about it besides entering one. */
export function ScoreState(props: ScoreStateProps) {
  const { stage, match, names } = props;
  switch (stage.is) {
    case 'before':
      return <p>{`You can enter the score from ${startIn(stage.timeZone, stage.startsAt)}.`}</p>;
    case 'claimed':
      return <Claimed {...props} answers={stage.answers} enters={stage.enters} />;
    case 'disputed':
      return <Disputed {...props} />;
    case 'final':
      return <Final {...props} />;
    case 'closed':
      return <p>{closedWords(match, names)}</p>;
    default:
      return null;
  }
}

/** One side said what the score was: the other confirms or disputes it, and the first can change it. */
function Claimed(props: ScoreStateProps & { readonly answers: boolean; readonly enters: boolean }) {
  const { game, match, reader, names, answers, enters, isBusy } = props;
  const [claim] = match.claims;
  if (!claim) return null;
  const acts = actsOn(match, reader, game.settings.reporting);
  const score = fullScore(claim.score, names);
  return (
    <>
      <p>
        <b>{`${names[claim.side]} entered ${score}.`}</b>
        <span>{answers ? statusWords(match, acts) : `Waiting for ${names[1 - claim.side]} to confirm.`}</span>
        <span>{settlingWords(match, acts)}</span>
      </p>
      <div className="score-acts">
        {answers && (
          <Button variant="primary" loading={isBusy} onClick={props.onConfirm}>
            {`Confirm ${score}`}
          </Button>
        )}
        {answers && !enters && <Button onClick={props.onDialog}>Dispute</Button>}
        {enters && <Button onClick={props.onChange}>{answers ? 'Enter another score' : 'Change score'}</Button>}
      </div>
    </>
  );
}

/** Both versions side by side, and who decides. */
const Disputed = ({ game, match, reader, names }: ScoreStateProps) => (
  <>
    <Chip tone="bad">Disputed</Chip>
    <dl className="score-versions">
      {match.claims.map(({ side, score }) => (
        <div key={side}>
          <dt>{`${names[side]} entered`}</dt>
          <dd>{fullScore(score, names)}</dd>
        </div>
      ))}
    </dl>
    <p>{settlingWords(match, actsOn(match, reader, game.settings.reporting))}</p>
    {readsLog(reader) && <ScoreLog gameId={game.gameId} matchId={match.matchId} names={names} />}
  </>
);

const Final = ({ match, reader, names, onDialog }: ScoreStateProps) => (
  <>
    <p>
      <Chip tone="plain">Final</Chip>
      {match.score && <span>{fullScore(match.score, names)}</span>}
    </p>
    {reader.may.includes('publishSchedule') && match.status !== 'locked' && (
      <div className="score-acts">
        <Button onClick={onDialog}>Change score</Button>
      </div>
    )}
  </>
);

/** Why no score is taken. */
function closedWords({ status, sides }: Match, names: readonly string[]): string {
  if (status === 'cancelled') return 'This match was canceled.';
  if (status === 'postponed') return 'This match was postponed.';
  if (sides.some(({ slotState }) => slotState !== 'set'))
    return 'This match can have a score once both sides are known.';
  return `The captains of ${names.join(' and ')} and the organizer can enter the score.`;
}
