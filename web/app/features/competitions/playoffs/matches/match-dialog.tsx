import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { BracketMatch, Slot } from '#shared/competitions/brackets/bracket-match.ts';
import { sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { Report, ShownClaim } from '#shared/competitions/playoffs/report.ts';
import { paths } from '#web/app/router/paths.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import type { PlayoffChanges } from '../use-playoff-changes.ts';
import { ClaimWords } from './claim-words.tsx';
import { TypedGameList } from './typed-game-list.tsx';
import { faultyGame, gamesOf, typedOf } from './typed-games.ts';
import '../playoffs.css';

interface MatchDialogProps {
  readonly gameId: string;
  readonly match: BracketMatch;
  readonly nameOf: (entrantId: string) => string;
  readonly place: string | undefined;
  readonly canScore: boolean;
  readonly canRun: boolean;
  /** For whom the reader may say what it came to. */
  readonly mine: readonly string[];
  readonly claims: readonly ShownClaim[];
  /** Whether the reader may say what single players did. */
  readonly counts: boolean;
  /** Why what was asked cannot be. */
  readonly problem: string | undefined;
  readonly onCount: () => void;
  readonly changes: PlayoffChanges;
  readonly onClose: () => void;
}

/** One match: what is known of it, and what whoever may can do about it. */
export function MatchDialog(props: MatchDialogProps) {
  const { gameId, match, nameOf, place, canRun, claims, counts, problem, changes, onCount, onClose } = props;
  const { matchId, slots } = match;
  const [typed, setTyped] = useState(() => typedOf(match));
  const [reason, setReason] = useState('');
  const [isUnexplained, setUnexplained] = useState(false);
  const [faulty, setFaulty] = useState<number>();
  const names = slots.map((slot) => slotName(slot, nameOf));
  const { isOpen, corrects, scores, side } = standingOf(props);
  const games = gamesOf(typed);
  const correct = () => {
    const why = reason.trim();
    setUnexplained(why === '');
    if (why !== '') changes.run({ type: 'edit_result', matchId, games, reason: why });
  };
  const report = (said: Report) => changes.report(matchId, said);
  const save = () => {
    const at = faultyGame(typed);
    setFaulty(at);
    if (at !== undefined) return;
    if (corrects) correct();
    else changes.score({ type: 'enter_result', matchId, games });
  };
  return (
    <Modal visible header={match.label} closeAriaLabel="Close" onDismiss={onClose}>
      <SpaceBetween size="m">
        <p>
          {names.join(' against ')}
          {place && ` · ${place}`}
        </p>
        <div role="alert">{problem && <Alert type="warning">{problem}</Alert>}</div>
        <ClaimWords {...{ claims, names, side }} onAnswer={(act) => report({ act })} />
        {scores && <TypedGameList {...{ names, typed, faulty }} onChange={setTyped} />}
        {corrects && (
          <FormField
            label="Reason for the change"
            errorText={isUnexplained && reason.trim() === '' && 'Enter a reason.'}
          >
            <Input value={reason} onChange={({ detail }) => setReason(detail.value)} />
          </FormField>
        )}
        <SpaceBetween direction="horizontal" size="xs">
          {side !== undefined && <ScoreWay {...{ gameId, matchId }} />}
          {scores && (
            <Button variant="primary" onClick={save}>
              {corrects ? 'Correct result' : 'Save score'}
            </Button>
          )}
          {counts && <Button onClick={onCount}>Player stats</Button>}
          {canRun && <RunActs {...{ match, names, isOpen, changes }} />}
        </SpaceBetween>
      </SpaceBetween>
    </Modal>
  );
}

interface RunActsProps extends Pick<MatchDialogProps, 'match' | 'changes'> {
  readonly names: readonly string[];
  readonly isOpen: boolean;
}

/** What organizers do about a match besides its score: reset it, or let a side forfeit. */
const RunActs = ({ match: { matchId, slots, record }, names, isOpen, changes }: RunActsProps) => (
  <SpaceBetween direction="horizontal" size="xs">
    {record && <Button onClick={() => changes.reset({ type: 'reset_match', matchId })}>Reset match</Button>}
    {isOpen &&
      slots.map((slot, side) =>
        slot.slotState === 'set' ? (
          <Button
            key={slot.entrantId}
            onClick={() => changes.run({ type: 'forfeit', matchId, entrantId: slot.entrantId })}
          >
            {names[side]} forfeits
          </Button>
        ) : null,
      )}
  </SpaceBetween>
);

/** A captain enters the score on keypads. */
const ScoreWay = ({ gameId, matchId }: { readonly gameId: string; readonly matchId: string }) => (
  <PageButton variant="primary" to={paths.playoffScore(gameId, matchId)}>
    Enter score
  </PageButton>
);

/** What the reader can do now; `side` is set where they speak for one, and their word waits for the other. */
function standingOf({ match, canScore, canRun, mine }: MatchDialogProps) {
  const { status, winner } = match;
  const isOpen = status === 'ready' || status === 'in_progress';
  const corrects = canRun && winner !== undefined && status !== 'bye';
  const side = isOpen && !canScore ? sideOf(match, mine) : undefined;
  return { isOpen, corrects, side, scores: (isOpen && canScore) || corrects };
}

function slotName(slot: Slot, nameOf: (entrantId: string) => string): string {
  if (slot.slotState === 'set') return nameOf(slot.entrantId);
  return slot.slotState === 'bye' ? 'Bye' : slot.waitsFor;
}
