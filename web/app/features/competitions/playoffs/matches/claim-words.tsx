import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { gamesWords } from '#shared/competitions/brackets/games-words.ts';
import type { ShownClaim } from '#shared/competitions/playoffs/report.ts';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';

interface Props {
  readonly claims: readonly ShownClaim[];
  /** Of both sides. */
  readonly names: readonly string[];
  /** For which the reader speaks. */
  readonly side: 0 | 1 | undefined;
  readonly onAnswer: (act: 'confirm' | 'dispute') => void;
}

/** What sides say of a match that is not decided, with the answers of who speaks for the other one. */
export function ClaimWords({ claims, names, side, onAnswer }: Props) {
  const [first] = claims;
  if (!first) return null;
  const isDisputed = first.confirmBy === undefined;
  const isAsked = !isDisputed && side !== undefined && side !== first.side;
  return (
    <SpaceBetween size="xs">
      {claims.map((claim) => (
        <p key={claim.side}>{`${names[claim.side]} entered ${scoreOf(claim)}.`}</p>
      ))}
      <StatusIndicator type={isDisputed ? 'warning' : 'pending'}>
        {isDisputed ? 'Disputed: the organizer decides.' : `${isAsked ? 'Your' : 'The other'} team has to confirm it.`}
      </StatusIndicator>
      {first.confirmBy && <p>{`Without an answer it becomes final on ${startIn(viewerZone(), first.confirmBy)}.`}</p>}
      {isAsked && (
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => onAnswer('confirm')}>Confirm</Button>
          <Button onClick={() => onAnswer('dispute')}>Dispute</Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}

const scoreOf = ({ games }: ShownClaim) => gamesWords(games);
