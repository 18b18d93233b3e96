import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { gamesWords } from '#shared/competitions/brackets/games-words.ts';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import type { StageOfMatch } from './stage-of-match.ts';

interface MatchScoreStateProps {
  readonly match: BracketMatch;
  readonly names: readonly string[];
  readonly stage: StageOfMatch;
  readonly isBusy: boolean;
  readonly onAnswer: (act: 'confirm' | 'dispute') => void;
  /** Opens the keypad for another score. */
  readonly onChange: () => void;
}

/** Where the score of a bracket's match stands, in words, with what the reader can do about it besides entering one. */
export function MatchScoreState(props: MatchScoreStateProps): ReactNode {
  const { stage, match, names } = props;
  switch (stage.is) {
    case 'before':
      return <p>{`You can enter the score from ${startIn(viewerZone(), stage.startsAt)}.`}</p>;
    case 'unknown':
      return <p>This match can have a score once both sides are known.</p>;
    case 'claimed':
      return <Claimed {...props} stage={stage} />;
    case 'disputed':
      return <Disputed {...{ stage, names }} />;
    case 'final':
      return (
        <p>
          <Chip tone="plain">{match.status === 'cancelled' ? 'Not needed' : 'Final'}</Chip>
          <span>{match.status === 'forfeited' ? 'Forfeit' : gamesWords(match.record?.games ?? [])}</span>
        </p>
      );
    case 'closed':
      return <p>{`The captains of ${names.join(' and ')} and the organizer can enter the score.`}</p>;
    default:
      return null;
  }
}

type StageOf<Is extends StageOfMatch['is']> = Extract<StageOfMatch, { is: Is }>;

function Claimed({
  stage: { claim, answers, enters },
  ...props
}: MatchScoreStateProps & { readonly stage: StageOf<'claimed'> }) {
  const { names, isBusy, onAnswer, onChange } = props;
  const score = gamesWords(claim.games);
  return (
    <>
      <p>
        <b>{`${names[claim.side]} entered ${score}.`}</b>
        <span>{answers ? 'Your team has to confirm it.' : `Waiting for ${names[1 - claim.side]} to confirm.`}</span>
        {claim.confirmBy && (
          <span>{`Without an answer it becomes final on ${startIn(viewerZone(), claim.confirmBy)}.`}</span>
        )}
      </p>
      <div className="score-acts">
        {answers && (
          <Button variant="primary" loading={isBusy} onClick={() => onAnswer('confirm')}>
            {`Confirm ${score}`}
          </Button>
        )}
        {enters && <Button onClick={onChange}>{answers ? 'Enter another score' : 'Change score'}</Button>}
        {answers && <Button onClick={() => onAnswer('dispute')}>Dispute</Button>}
      </div>
    </>
  );
}

/** Both versions side by side, and who decides. */
const Disputed = ({ stage, names }: { readonly stage: StageOf<'disputed'>; readonly names: readonly string[] }) => (
  <>
    <Chip tone="bad">Disputed</Chip>
    <dl className="score-versions">
      {stage.claims.map(({ side, games }) => (
        <div key={side}>
          <dt>{`${names[side]} entered`}</dt>
          <dd>{gamesWords(games)}</dd>
        </div>
      ))}
    </dl>
    <p>{stage.enters ? 'You decide: enter the score that counts.' : 'The organizer decides.'}</p>
  </>
);
