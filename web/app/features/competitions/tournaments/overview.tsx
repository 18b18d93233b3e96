import { lazy } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import type { MyTournamentView, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Facts } from './facts.tsx';
import { MatchesNow } from './matches-now.tsx';
import { Categories } from './settings/categories.tsx';

const Champions = lazy(async () => ({ default: (await import('./champions.tsx')).Champions }));
const MyTournamentDues = lazy(async () => ({
  default: (await import('../payments/my-tournament-dues.tsx')).MyTournamentDues,
}));
const PartnerInvite = lazy(async () => ({ default: (await import('./partners/partner-invite.tsx')).PartnerInvite }));

interface OverviewProps {
  readonly view: MyTournamentView;
  readonly board: TournamentBoard | undefined;
  readonly isSignedIn: boolean;
  /** The token of a partner's link. */
  readonly partner: string | null;
}

const isFinished = ({ status }: Tournament): boolean => status === 'finished' || status === 'archived';

/** What matters now: what the reader owes, entering while that is open, their next matches, champions, and the facts. */
export const Overview = ({ view, board, isSignedIn, partner }: OverviewProps) => (
  <>
    {(view.mine.length > 0 || view.hasChildIn) && (
      <LaterPart height={0}>
        <MyTournamentDues view={view} />
      </LaterPart>
    )}
    {partner && (
      <LaterPart height={160}>
        <PartnerInvite token={partner} slug={view.tournament.slug} isSignedIn={isSignedIn} />
      </LaterPart>
    )}
    {view.tournament.description !== '' && <p className="pre-line">{view.tournament.description}</p>}
    {board && isFinished(view.tournament) && (
      <LaterPart height={120}>
        <Champions tournament={view.tournament} board={board} />
      </LaterPart>
    )}
    {board && (board.matches.length > 0 || board.news.length > 0) && (
      <MatchesNow tournament={view.tournament} board={board} mine={view.mine} />
    )}
    {isBeforeDraw(view.tournament.status) && <Categories view={view} isSignedIn={isSignedIn} />}
    <Facts tournament={view.tournament} />
  </>
);
