import type { ReactNode } from 'react';
import { formatLabel, statusLabel } from '#shared/competitions/seasons/season-words.ts';
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

export type SeasonTab = 'Home' | 'Schedule' | 'Table' | 'Teams' | 'Manage';

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
      tabs={seasonTabs(season.seasonId, may, current)}
    >
      {children}
    </BannerPage>
  );
}

/** What lets a reader run something of a season. */
const organizerRights = ['publishSchedule', 'manageRegistrations'];

export function seasonTabs(seasonId: string, may: readonly string[], current: SeasonTab): readonly PageTab[] {
  const isOrganizer = organizerRights.some((right) => may.includes(right));
  const tabs: readonly (readonly [SeasonTab, string])[] = [
    ['Home', paths.season(seasonId)],
    ['Schedule', paths.seasonSchedule(seasonId)],
    ['Table', paths.seasonStandings(seasonId)],
    ['Teams', paths.season(seasonId, 'teams')],
    ...(isOrganizer ? [['Manage', paths.season(seasonId, 'manage')] as const] : []),
  ];
  return tabs.map(([text, to]) => ({ text, to, isCurrent: text === current }));
}
