import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { StatusMoves } from '../seasons/status-moves.tsx';
import { ByHand, type ByHandProps } from './desk/by-hand.tsx';
import type { TournamentIntent } from './tournament-intents.ts';
import { publishedWithout, tournamentMove } from './tournament-moves.ts';
import { useTournamentSend } from './use-tournament-send.ts';

const Seeding = lazy(async () => ({ default: (await import('./desk/seeding.tsx')).Seeding }));

type Sent = TournamentIntent & { readonly tournamentId: string };

/** Where the tournament can go from here, and entries by hand. */
export function Organiser({ view }: { readonly view: MyTournamentView }) {
  const { send, isBusy, problem } = useTournamentSend<Sent>();
  const { tournamentId, version, status, name } = view.tournament;
  const say = (intent: TournamentIntent) => send({ ...intent, tournamentId });
  const isOpen = isBeforeDraw(status);
  return (
    <Container
      header={
        <Header variant="h2" description={`Now: ${tournamentStatusLabel[status]}.`}>
          Organising
        </Header>
      }
    >
      <SpaceBetween size="m">
        {problem && <ProblemAlert>{problem}</ProblemAlert>}
        <StatusMoves
          moves={movesOf(view)}
          name={name}
          isBusy={isBusy}
          onMove={(to, reason) =>
            send({ intent: 'move', tournamentId, version, to, reason, acceptsUnplaced: view.unplaced.length })
          }
        />
        {isOpen && <ByHand view={view} isBusy={isBusy} say={say} />}
        {(isOpen || status === 'draw') && <Seeds view={view} isBusy={isBusy} say={say} />}
      </SpaceBetween>
    </Container>
  );
}

/** Whoever publishes is told before which matches come out without a court and a time. */
const movesOf = ({ moves, unplaced, tournament: { status, categories } }: MyTournamentView) =>
  moves.map((to) => ({
    ...tournamentMove(status, to),
    ...(to === 'scheduled' && unplaced.length > 0 && { asked: publishedWithout(unplaced, categories) }),
  }));

/** Of each category that can be drawn; made anew once what is stored is another order. */
const Seeds = ({ view: { tournament, entries }, isBusy, say }: ByHandProps) => (
  <Suspense>
    {tournament.categories.map(({ categoryId, name }) => {
      const list = entries.find((one) => one.categoryId === categoryId);
      if (!list || list.entries.length < 2) return null;
      const stored = list.entries.map(({ entryId, seed = '' }) => `${entryId}${seed}`).join();
      return <Seeding key={`${categoryId} ${stored}`} {...{ list, name, isBusy, say }} />;
    })}
    {tournament.status === 'draw' && <p>What is drawn already has to be drawn again for other seeds to count.</p>}
  </Suspense>
);
