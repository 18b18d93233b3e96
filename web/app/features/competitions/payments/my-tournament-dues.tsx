import { useCallback } from 'react';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import type { TournamentView } from '#shared/competitions/tournaments/views.ts';
import { ReadMyDues } from '#web/app/dues/read-my-dues.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { EntryCheckoutCard } from './entry-checkout-card.tsx';

interface MyTournamentDuesProps {
  readonly view: Pick<TournamentView, 'tournament' | 'team'>;
}

/** What the reader's entries in a tournament cost. */
export function MyTournamentDues({ view: { tournament, team } }: MyTournamentDuesProps) {
  const { tournamentId } = tournament;
  const read = useCallback(() => operations(competitionPayments).getMyTournamentDues({ tournamentId }), [tournamentId]);
  const dues = (isByCard: boolean) => <ReadMyDues organizer={team.name} read={read} isByCard={isByCard} />;
  return tournament.takesCards ? <EntryCheckoutCard tournament={tournament} dues={dues} /> : dues(false);
}
