import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { lessThanScore, moreThanScore } from '#shared/competitions/statistics/judge-lines.ts';
import type { EnteredSide, PlayerLine } from '#shared/competitions/statistics/player-line.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { quantity } from '#shared/quantity.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { sentenceFor } from '#web/app/operations/problems.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { GuestChoice } from './guest-choice.tsx';
import { PlayerCounts } from './player-counts.tsx';
import { playedKey, type Typed, typedLines } from './typed-lines.ts';

interface At {
  readonly gameId: string;
  readonly matchId: string;
}

/** What is saved of one side. */
interface SideEntry {
  readonly matchId: string;
  readonly entrantId: string;
  readonly version: number;
  readonly lines: PlayerLine[];
}

interface PlayersDialogProps extends At {
  /** Who meets. */
  readonly names: readonly string[];
  readonly gameTypeId: string;
  readonly nameOf: (entrantId: string) => string;
  /** What a side has by the score, as far as there is one. */
  readonly scoreOf: (entrantId: string) => number | undefined;
  /** Reads the sides that the reader may enter; the same function as long as the dialog is open. */
  readonly list: (at: At, options: { signal: AbortSignal }) => Promise<{ sides: EnteredSide[] }>;
  readonly onSave: (entry: SideEntry) => void;
  readonly isBusy: boolean;
  readonly rejection: Rejection | undefined;
  readonly onClose: () => void;
}

/** Enters the players of one side and their stats. */
export function PlayersDialog(props: PlayersDialogProps) {
  const { matchId, names, gameTypeId, nameOf, scoreOf, onSave, isBusy, rejection, onClose } = props;
  const { sides, problem: unread } = useSides(props);
  const [chosen, choose] = useState<string>();
  const [typed, setTyped] = useState<Typed>(new Map());
  const [guestIds, setGuests] = useState<readonly string[]>([]);
  const side = sides?.find(({ entrantId }) => entrantId === chosen) ?? sides?.[0];
  const options = (sides ?? []).map(({ entrantId }) => ({ value: entrantId, label: nameOf(entrantId) }));
  const counted = statisticsFor(gameTypeId).filter(({ formula }) => !formula);
  const players = side ? withGuests(side, guestIds) : [];
  const [mismatch, setMismatch] = useState<Mismatch>({});
  const [isChanged, setChanged] = useState(false);
  const type = (key: string, text: string) => {
    setTyped(new Map([...typed, [key, text]]));
    setMismatch({});
    setChanged(true);
  };
  const save = () => {
    const lines = typedLines(players, counted, typed);
    if (!side || lines.length === 0) return onClose();
    const found = mismatchOf(linesAfter(players, lines), counted, scoreOf(side.entrantId));
    setMismatch(found);
    if (found.over !== undefined || (found.under !== undefined && mismatch.under === undefined)) return;
    setChanged(false);
    onSave({ matchId, entrantId: side.entrantId, version: side.version, lines });
  };
  const problem = unread ?? mismatch.over ?? (rejection && !isChanged ? wordsOf(rejection) : undefined);
  return (
    <Modal
      visible
      size="large"
      header={`Players of ${names.join(' – ')}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isBusy} onClick={save}>
            {wordOf(side && nameOf(side.entrantId), mismatch.under)}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        <Warning words={mismatch.under} />
        <NoSides sides={sides} isBroken={problem !== undefined} />
        <SideChoice {...{ options, choose }} chosen={side?.entrantId} />
        {side && (
          <>
            {side.leastMatches > 0 && (
              <p>{`Playoff players need ${quantity(side.leastMatches, 'match', 'matches')} before the playoff. We mark those with fewer.`}</p>
            )}
            <PlayerCounts {...{ players, counted, typed }} leastMatches={side.leastMatches} onType={type} />
            <GuestChoice
              {...{ side, guestIds }}
              onAdd={(personId) => {
                setGuests([...guestIds, personId]);
                type(playedKey({ personId }), 'yes');
              }}
            />
          </>
        )}
      </SpaceBetween>
    </Modal>
  );
}

/** Where players have more together than their side, which cannot be, or less, which is asked about. */
interface Mismatch {
  readonly over?: string | undefined;
  readonly under?: string | undefined;
}

const mismatchOf = (
  lines: readonly PlayerLine[],
  counted: readonly Statistic[],
  score: number | undefined,
): Mismatch =>
  score === undefined
    ? {}
    : { over: moreThanScore(lines, counted, score), under: lessThanScore(lines, counted, score) };

const Warning = ({ words }: { readonly words: string | undefined }) => (
  <div role="status">{words && <Alert type="warning">{`${words} Is a player missing?`}</Alert>}</div>
);

/** What the button says that saves a side. */
function wordOf(name: string | undefined, warning: string | undefined): string {
  if (warning !== undefined) return 'Save anyway';
  return name === undefined ? 'Save' : `Save ${name}`;
}

/** What there is of the players once these lines are saved. */
const linesAfter = (players: EnteredSide['players'], lines: readonly PlayerLine[]): readonly PlayerLine[] => [
  ...players.filter(({ personId }) => !lines.some((line) => line.personId === personId)),
  ...lines,
];

const withGuests = ({ players, guests }: EnteredSide, guestIds: readonly string[]): EnteredSide['players'] => [
  ...players,
  ...guests
    .filter(({ personId }) => guestIds.includes(personId))
    .map((guest) => ({ ...guest, counts: {}, guest: true })),
];

interface SideChoiceProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly choose: (entrantId: string | undefined) => void;
}

/** Which side it is about, where the reader may enter more than one. */
function SideChoice({ options, chosen, choose }: SideChoiceProps) {
  if (options.length < 2) return null;
  return (
    <FormField label="Side" description="Save each side separately.">
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === chosen) ?? null}
        onChange={({ detail }) => choose(detail.selectedOption.value)}
      />
    </FormField>
  );
}

interface NoSidesProps {
  readonly sides: readonly EnteredSide[] | undefined;
  readonly isBroken: boolean;
}

/** Why there are no players, where nothing else says it. */
function NoSides({ sides, isBroken }: NoSidesProps) {
  if (isBroken || (sides && sides.length > 0)) return null;
  return <p>{sides ? 'This community doesn’t track player stats.' : 'Loading players…'}</p>;
}

const wordsOf = ({ title, fields }: Rejection) => [title, ...Object.values(fields)].join(' ');

/** The sides that the reader may enter players of, as they are now. */
function useSides({ gameId, matchId, list }: Pick<PlayersDialogProps, 'gameId' | 'matchId' | 'list'>) {
  const [read, setRead] = useState<{ sides?: readonly EnteredSide[]; problem?: string }>({});
  useEffect(() => {
    const leaving = new AbortController();
    list({ gameId, matchId }, { signal: leaving.signal }).then(setRead, (error: unknown) => {
      if (!leaving.signal.aborted) setRead({ problem: sentenceFor(error) });
    });
    return () => leaving.abort();
  }, [list, gameId, matchId]);
  return read;
}
