import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { games } from '#shared/competitions/games/contract.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { events } from '#shared/events/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import type { DialogOfMatchProps } from './dialog-of-match-props.ts';
import { sideNames } from './match-words.ts';

/** A match's time, court and officials. */
export function MatchDialog({ game, match, onClose }: DialogOfMatchProps) {
  const [localStart, setStart] = useState(match.localStart ?? '');
  const [court, setCourt] = useState(match.court ?? '');
  const [officials, setOfficials] = useState<readonly string[]>(match.officials);
  const people = usePeople(game);
  const options = [...named(match.officials, people), ...(people ?? [])].map(({ userId, displayName }) => ({
    value: userId,
    label: displayName,
    ...(match.confirmed.includes(userId) && { description: 'Will be there' }),
  }));
  const { run, isRunning, rejection } = useOperation(games, 'changeMatch', {
    done: 'Match saved. New officials get a request.',
    onDone: onClose,
    showsProblem: true,
  });
  const { matchId, version } = match;
  const save = () =>
    run({
      gameId: game.gameId,
      matchId,
      version,
      officials: [...officials],
      ...(court.trim() && { court: court.trim() }),
      ...(localStart && { localStart }),
    });
  return (
    <Modal
      visible
      header={sideNames(game, match).join(' – ')}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isRunning} onClick={save}>
            Save match
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
        {!game.seasonId && <NativeInput label="Starts" type="datetime-local" value={localStart} onChange={setStart} />}
        {!game.seasonId && <NativeInput label="Court" type="text" value={court} onChange={setCourt} />}
        <FormField label="Officials" description="They get a request to confirm. A score they enter is final.">
          <Multiselect
            options={options}
            selectedOptions={options.filter(({ value }) => officials.includes(value))}
            statusType={people ? 'finished' : 'loading'}
            placeholder="Choose people"
            empty="No one to choose from."
            deselectAriaLabel={({ label }) => `Remove ${label}`}
            onChange={({ detail }) =>
              setOfficials(detail.selectedOptions.slice(0, 6).flatMap(({ value }) => value ?? []))
            }
          />
        </FormField>
      </SpaceBetween>
    </Modal>
  );
}

interface Named {
  readonly userId: string;
  readonly displayName: string;
}

/** Officials whom the list does not name. */
const named = (officials: readonly string[], people: readonly Named[] = []): Named[] =>
  officials
    .filter((userId) => !people.some((one) => one.userId === userId))
    .map((userId) => ({ userId, displayName: 'An official' }));

/** The possible officials: members of the team, or players of the event. */
function usePeople({ eventId, teamId }: Game): readonly Named[] | undefined {
  const [people, setPeople] = useState<readonly Named[]>();
  useEffect(() => {
    const leaving = new AbortController();
    const at = { signal: leaving.signal };
    const read = async (): Promise<readonly Named[]> => {
      if (teamId) {
        const { members } = await operations(teamMembers).listTeamMembers({ teamId }, at);
        return members.flatMap(({ userId, displayName }) => (userId ? [{ userId, displayName }] : []));
      }
      const { joiners } = eventId ? await operations(events).listJoiners({ eventId, limit: 100 }, at) : { joiners: [] };
      return joiners.flatMap(({ userId, displayName }) => (userId ? [{ userId, displayName }] : []));
    };
    read().then(setPeople, () => !leaving.signal.aborted && setPeople([]));
    return () => leaving.abort();
  }, [eventId, teamId]);
  return people;
}
