import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { StatusMoves } from '../seasons/status-moves.tsx';
import { ByHand } from './desk/by-hand.tsx';
import { publishedWithout, tournamentMove } from './tournament-moves.ts';

const PairUp = lazy(async () => ({ default: (await import('./partners/pair-up.tsx')).PairUp }));
const Seeding = lazy(async () => ({ default: (await import('./desk/seeding.tsx')).Seeding }));

interface OrganiserProps {
  readonly view: MyTournamentView;
}

/** The next steps of a tournament, entries added by hand, and seeds. */
export function Organiser({ view }: OrganiserProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'moveTournament', {
    done: (_, { to }) => `Status: ${tournamentStatusLabel[to]}`,
    showsProblem: true,
  });
  const { tournamentId, version, status, name } = view.tournament;
  const isOpen = isBeforeDraw(status);
  return (
    <Container
      header={
        <Header variant="h2" description={`Status: ${tournamentStatusLabel[status]}.`}>
          Next step
        </Header>
      }
    >
      <SpaceBetween size="m">
        {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        <StatusMoves
          moves={movesOf(view)}
          name={name}
          isBusy={isRunning}
          onMove={(to, reason) =>
            void run({ tournamentId, version, to, reason, acceptsUnplaced: view.unplaced.length })
          }
        />
        {isOpen && <ByHand view={view} />}
        {view.unpaired.length > 0 && <Waiting view={view} />}
        {(isOpen || status === 'draw') && <Seeds view={view} />}
      </SpaceBetween>
    </Container>
  );
}

/** Before publishing, the organizer sees the matches without a court and time. */
const movesOf = ({ moves, unplaced, tournament: { status, categories } }: MyTournamentView) =>
  moves.map((to) => ({
    ...tournamentMove(status, to),
    ...(to === 'scheduled' && unplaced.length > 0 && { asked: publishedWithout(unplaced, categories) }),
  }));

/** Players without a partner, of each category that is played in pairs. */
const Waiting = ({ view: { tournament, unpaired } }: OrganiserProps) => (
  <Suspense>
    {tournament.categories.map((category) => (
      <PairUp key={category.categoryId} {...{ category, unpaired }} tournamentId={tournament.tournamentId} />
    ))}
  </Suspense>
);

/** The seeds of each category; rebuilt when the stored order changes. */
const Seeds = ({ view: { tournament, entries } }: OrganiserProps) => (
  <Suspense>
    {tournament.categories.map(({ categoryId, name }) => {
      const list = entries.find((one) => one.categoryId === categoryId);
      if (!list || list.entries.length < 2) return null;
      const stored = list.entries.map(({ entryId, seed = '' }) => `${entryId}${seed}`).join();
      return <Seeding key={`${categoryId} ${stored}`} {...{ list, name }} tournamentId={tournament.tournamentId} />;
    })}
    {tournament.status === 'draw' && <p>Draw a category again to use new seeds.</p>}
  </Suspense>
);
