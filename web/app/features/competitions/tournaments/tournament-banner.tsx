import type { ReactNode } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { type TournamentPart, tabsOf } from './tournament-tabs.ts';

interface TournamentBannerProps {
  readonly view: MyTournamentView;
  readonly board: TournamentBoard | undefined;
  readonly current: TournamentPart;
  /** The document's title, where it says more than the tournament's name. */
  readonly documentTitle?: string;
  readonly children: ReactNode;
}

/** A page of a tournament: its cover, how it stands, and its tabs. */
export function TournamentBanner({ view, board, current, documentTitle, children }: TournamentBannerProps) {
  const { tournament, team } = view;
  return (
    <BannerPage
      title={tournament.name}
      documentTitle={documentTitle}
      line={
        <>
          {`${daysWords(tournament)} · ${tournament.city.name} `}
          <Chip tone={toneOf(tournament.status)}>{tournamentStatusLabel[tournament.status]}</Chip>
        </>
      }
      cover={
        <Cover id={tournament.tournamentId} gameTypeId={tournament.gameTypeId} picture={tournament.cover} isFirst />
      }
      mark={<SportTile gameTypeId={tournament.gameTypeId} size={72} />}
      back={{ to: paths.team(team.teamId), text: team.name }}
      actions={tournament.status !== 'draft' && <Ways tournament={tournament} />}
      tabs={tabsOf(view, board, current)}
    >
      {children}
    </BannerPage>
  );
}

const toneOf = (status: Tournament['status']) =>
  status === 'cancelled' ? 'bad' : status === 'live' || status === 'registration' ? 'in' : 'plain';

/** From when on there are matches to print. */
const printable = new Set<Tournament['status']>(['draw', 'scheduled', 'live', 'finished', 'archived']);

const Ways = ({ tournament: { tournamentId, slug, status } }: { readonly tournament: Tournament }) => (
  <>
    <LaterKeepThing kind="tournament" refId={tournamentId} />
    {status === 'live' && <AppLink to={paths.tournamentScore(slug)}>Enter a score</AppLink>}
    <AppLink to={paths.tournamentTv(slug)}>TV view</AppLink>
    {printable.has(status) && <AppLink to={paths.tournamentPrint(slug)}>Print schedule</AppLink>}
  </>
);
