import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

interface UnpairedProps {
  readonly category: Pick<Category, 'categoryId' | 'name'>;
  readonly view: Pick<MyTournamentView, 'seeking' | 'tournament'>;
}

/** How a player stands who had no partner when entries closed. */
export function Unpaired({ category: { categoryId, name }, view }: UnpairedProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'seekPartner', {
    done: 'You’re off the partner list',
    showsProblem: true,
  });
  if (!view.seeking.some((one) => one.categoryId === categoryId)) return null;
  const { tournamentId } = view.tournament;
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      <p>{`You’re waiting for a partner in ${name}. Entries are closed, but the organizer can still enter you as a pair.`}</p>
      <Button loading={isRunning} onClick={() => void run({ tournamentId, categoryId, isOn: false })}>
        Stop waiting
      </Button>
    </SpaceBetween>
  );
}
