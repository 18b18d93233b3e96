import type { ReactNode } from 'react';
import { seasonPricedBy } from '#shared/competitions/payments/season-dues.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { formatLabel, statusLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonStatus } from '#shared/competitions/seasons/words.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { paths } from '#web/app/router/paths.ts';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import type { PageTab } from '#web/app/shell/page/page-tabs.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import type { SeasonHead } from './season-head.ts';

export type SeasonTab = 'Home' | 'Schedule' | 'Table' | 'Bracket' | 'Teams' | 'Money' | 'Manage';

interface SeasonBannerProps {
  readonly head: SeasonHead;
  readonly current: SeasonTab;
  /** The document's title, where it says more than the season's name. */
  readonly documentTitle?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const open = new Set(['registration_open', 'in_play', 'playoffs']);

/** A page of a season: the cover in the team's colors, the team's crest, and the tabs of the season. */
export function SeasonBanner({
  head: { season, team, may },
  current,
  documentTitle,
  actions,
  children,
}: SeasonBannerProps) {
  const tone = season.status === 'cancelled' ? 'bad' : open.has(season.status) ? 'in' : 'plain';
  return (
    <BannerPage
      title={season.label}
      documentTitle={documentTitle}
      line={
        <>
          {`${formatLabel[season.format]} · ${daysWords(season)} `}
          <Chip tone={tone}>{statusLabel[season.status]}</Chip>
        </>
      }
      cover={
        <Cover
          id={season.seasonId}
          gameTypeId={season.gameTypeId ?? team.gameTypeId ?? otherGameTypeId}
          colors={team.colours}
          isFirst
        />
      }
      mark={
        <Crest
          id={team.teamId}
          name={team.name}
          colors={team.colours}
          logoURL={team.photoId && mediaPath(team.photoId)}
          size={104}
        />
      }
      colors={team.colours}
      back={team.isSeen ? { to: paths.team(team.teamId), text: team.name } : undefined}
      actions={actions}
      tabs={seasonTabs(season, may, current)}
    >
      {children}
    </BannerPage>
  );
}

/** What lets a reader run something of a season. */
const organizerRights = ['publishSchedule', 'manageRegistrations', 'manageMoney'];

interface TabbedSeason {
  readonly seasonId: string;
  /** Without it no tab that depends on how far the season is. */
  readonly status?: SeasonStatus;
  /** What players and teams pay; without it no tab for money. */
  readonly prices?: Season['prices'];
  readonly registrationModes?: Season['registrationModes'];
  readonly teamFee?: Season['teamFee'];
}

/** From when on a season can have a bracket. */
const played = new Set<SeasonStatus>(['in_play', 'playoffs', 'completed', 'archived']);

const isPriced = ({ prices = {}, registrationModes = [], teamFee }: Omit<TabbedSeason, 'seasonId'>): boolean =>
  seasonPricedBy({ prices, registrationModes, teamFee }) !== undefined;

export function seasonTabs(
  { seasonId, status, ...priced }: TabbedSeason,
  may: readonly string[],
  current: SeasonTab,
): readonly PageTab[] {
  const isOrganizer = organizerRights.some((right) => may.includes(right));
  const tabs: readonly (readonly [SeasonTab, string])[] = [
    ['Home', paths.season(seasonId)],
    ['Schedule', paths.seasonSchedule(seasonId)],
    ['Table', paths.seasonStandings(seasonId)],
    ...(status && played.has(status) ? [['Bracket', paths.season(seasonId, 'bracket')] as const] : []),
    ['Teams', paths.season(seasonId, 'teams')],
    ...(may.includes('manageMoney') && isPriced(priced) ? [['Money', paths.seasonPayments(seasonId)] as const] : []),
    ...(isOrganizer ? [['Manage', paths.season(seasonId, 'manage')] as const] : []),
  ];
  return tabs.map(([text, to]) => ({ text, to, isCurrent: text === current }));
}
