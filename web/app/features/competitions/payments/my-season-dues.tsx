import { useCallback } from 'react';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { ReadMyDues } from '#web/app/dues/read-my-dues.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { SeasonCheckoutCard } from './season-checkout-card.tsx';

/** What the reader, their children and their teams owe for a season. */
export function MySeasonDues({ view: { season, team } }: { readonly view: Pick<SeasonView, 'season' | 'team'> }) {
  const { seasonId } = season;
  const read = useCallback(() => operations(competitionPayments).getMySeasonDues({ seasonId }), [seasonId]);
  const dues = (isByCard: boolean) => <ReadMyDues organizer={team.name} read={read} isByCard={isByCard} />;
  // Cards are taken where the season says what comes back.
  return season.refundPolicy ? <SeasonCheckoutCard season={season} dues={dues} /> : dues(false);
}
