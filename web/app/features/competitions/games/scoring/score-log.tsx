import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useCallback, useState } from 'react';
import { games } from '#shared/competitions/games/contract.ts';
import type { ShownLogLine } from '#shared/competitions/games/scoring/score-log.ts';
import { fullScore } from '#shared/competitions/games/scoring/score-words.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';
import '../games.css';

interface Props {
  readonly gameId: string;
  readonly matchId: string;
  readonly names: readonly string[];
}

/** The history of a score, for the organizer who settles it; loaded when opened. */
export function ScoreLog({ gameId, matchId, names }: Props) {
  const [isOpen, setOpen] = useState(false);
  const read = useCallback((id: string) => operations(games).listScoreLog({ gameId, matchId: id }), [gameId]);
  const log = useRead(isOpen ? matchId : undefined, read);
  return (
    <ExpandableSection headerText="Score history" expanded={isOpen} onChange={({ detail }) => setOpen(detail.expanded)}>
      {log?.lines.length === 0 && <Box>No entries yet.</Box>}
      <ol className="game-score-log">
        {log?.lines.map((line) => (
          <li key={line.version}>
            {logWords(line, names)} <small>{startIn(viewerZone(), line.at)}</small>
          </li>
        ))}
      </ol>
    </ExpandableSection>
  );
}

const verbs: Readonly<Record<ShownLogLine['act'], string>> = {
  entered: 'entered',
  confirmed: 'confirmed',
  disputed: 'disputed it',
  decided: 'decided',
  corrected: 'corrected it to',
  withdrawn: 'withdrew it',
  started: 'started the match',
  reset: 'removed the result',
};

/** `Kim (captain) entered 3 – 1`; `Without an answer 3 – 1 stands`. */
function logWords({ name, role, act, score, reason }: ShownLogLine, names: readonly string[]): string {
  const said = score && fullScore(score, names);
  if (role === 'autoConfirm') return `No answer in time: ${said} is final.`;
  const verb = act === 'disputed' && said ? 'disputed it and entered' : verbs[act];
  return `${[`${name} (${role})`, verb, said].filter(Boolean).join(' ')}${reason ? `: ${reason}` : '.'}`;
}
