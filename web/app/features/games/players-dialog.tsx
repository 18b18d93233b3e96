import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import { DialogFoot } from '../../forms/dialog-foot.tsx';
import type { Rejection } from '../../forms/form-action.ts';
import { gamesApi } from '../../games-api.ts';
import { sentenceFor } from '../../problems.ts';
import type { DialogOfMatchProps } from './dialog-of-match-props.ts';
import { sideNames } from './match-words.ts';
import { PlayerCounts } from './player-counts.tsx';

/** Takes what the players of one side did in a match. */
export function PlayersDialog({ game, match, send, isBusy, rejection, onClose }: DialogOfMatchProps) {
  const { sides, problem: unread } = useSides(match);
  const [chosen, choose] = useState<string>();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const side = sides?.find(({ entrantId }) => entrantId === chosen) ?? sides?.[0];
  const options = (sides ?? []).map(({ entrantId }) => ({ value: entrantId, label: nameOf(game, entrantId) }));
  const counted = statisticsFor(game.gameTypeId).filter(({ formula }) => !formula);
  const lines = side ? typedLines(side, counted, typed) : [];
  const save = () => {
    if (!side || lines.length === 0) return onClose();
    const { entrantId, version } = side;
    send({ intent: 'statistics', matchId: match.matchId, entrantId, version, lines });
  };
  const problem = unread ?? (rejection && wordsOf(rejection));
  return (
    <Modal
      visible
      size="large"
      header={`Players of ${sideNames(game, match).join(' – ')}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isBusy} onClick={save}>
            {side ? `Save ${nameOf(game, side.entrantId)}` : 'Save'}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        {!sides && !problem && <p>Loading the players…</p>}
        <SideChoice {...{ options, choose }} chosen={side?.entrantId} />
        {side && (
          <PlayerCounts
            players={side.players}
            counted={counted}
            typed={typed}
            onType={(key, text) => setTyped(new Map([...typed, [key, text]]))}
          />
        )}
      </SpaceBetween>
    </Modal>
  );
}

interface SideChoiceProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly choose: (entrantId: string | undefined) => void;
}

/** Which side it is about, where the reader may enter more than one. */
function SideChoice({ options, chosen, choose }: SideChoiceProps) {
  if (options.length < 2) return null;
  return (
    <FormField label="Side" description="Each is saved on its own.">
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === chosen) ?? null}
        onChange={({ detail }) => choose(detail.selectedOption.value)}
      />
    </FormField>
  );
}

const wordsOf = ({ title, fields }: Rejection) => [title, ...Object.values(fields)].join(' ');

/** The lines in which something was typed, with what stood there before. */
const typedLines = ({ players }: EnteredSide, counted: readonly Statistic[], typed: ReadonlyMap<string, string>) =>
  players.flatMap(({ personId, counts }) => {
    const own = counted.flatMap(({ acronym }) => {
      const text = typed.get(`${personId} ${acronym}`);
      return text === undefined ? [] : [[acronym, Number(text)] as const];
    });
    return own.length > 0 ? [{ personId, counts: { ...counts, ...Object.fromEntries(own) } }] : [];
  });

const nameOf = ({ entrants }: Game, entrantId: string): string =>
  entrants.find((one) => one.entrantId === entrantId)?.name ?? 'this side';

/** The sides that the reader may enter players of, as they are now. */
function useSides({ gameId, matchId }: Match) {
  const [read, setRead] = useState<{ sides?: readonly EnteredSide[]; problem?: string }>({});
  useEffect(() => {
    const leaving = new AbortController();
    gamesApi.listMatchPlayers({ gameId, matchId }, { signal: leaving.signal }).then(setRead, (error: unknown) => {
      if (!leaving.signal.aborted) setRead({ problem: sentenceFor(error) });
    });
    return () => leaving.abort();
  }, [gameId, matchId]);
  return read;
}
