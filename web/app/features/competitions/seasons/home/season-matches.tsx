import { championsOf, finalWords } from '#shared/competitions/seasons/home/champions.ts';
import type { SideOf } from '#shared/competitions/seasons/home/home-match.ts';
import { lastDay, nextDay } from '#shared/competitions/seasons/home/match-days.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import type { SeasonStatus } from '#shared/competitions/seasons/words.ts';
import { toLocal } from '#shared/time.ts';
import { ChampionCard } from '../../standings/champion/champion-card.tsx';
import { FailedPart } from './failed-part.tsx';
import { LastResults } from './last-results.tsx';
import type { SeasonHome } from './load-season-home.ts';
import { MyMatchCard } from './my-match-card.tsx';
import { NextDayCard } from './next-day-card.tsx';
import { seasonDays } from './season-days.ts';
import { StartCard } from './start-card.tsx';
import './season-home.css';

interface SeasonMatchesProps {
  readonly season: Season;
  readonly home: SeasonHome;
  readonly now: Date;
}

/** While players register the card for it says when the season starts. */
const startsLater: ReadonlySet<SeasonStatus> = new Set(['registration_closed', 'forming', 'scheduled']);

/** Who won a season, what comes next and what was played last. */
export function SeasonMatches({ season, home, now }: SeasonMatchesProps) {
  const { seasonId, timeZone, startDate, status } = season;
  const { schedule, mine, isOver } = home;
  const { matches, sideOf } = seasonDays(home, timeZone);
  const localNow = toLocal(now, timeZone);
  const next = nextDay(matches, localNow);
  const last = lastDay(matches);
  const own = mine.state === 'loaded' ? mine.value : undefined;
  const isAhead = startsLater.has(status) && matches.length === 0 && startDate > localNow.slice(0, 10);
  return (
    <>
      {isOver && <Champions season={season} home={home} sideOf={sideOf} />}
      {schedule.state === 'failed' && <FailedPart what="the matches" />}
      {!isOver && mine.state === 'failed' && <FailedPart what="your next match" />}
      {!isOver && own && <MyMatchCard match={own} sideOf={sideOf} now={now} />}
      {!isOver && !own && next && <NextDayCard {...{ seasonId, next, localNow }} isFirst={!last} />}
      {isAhead && <StartCard startDate={startDate} localNow={localNow} />}
      {last && <LastResults seasonId={seasonId} last={last} />}
    </>
  );
}

interface ChampionsProps extends Pick<SeasonMatchesProps, 'season' | 'home'> {
  readonly sideOf: SideOf;
}

function Champions({ season: { seasonId, timeZone }, home: { playoffs, tables }, sideOf }: ChampionsProps) {
  if (playoffs.state === 'failed' || tables.state === 'failed') return null;
  const champions = championsOf(playoffs.value, tables.value, timeZone, sideOf);
  return champions.map(({ team, of, final }) => (
    <ChampionCard
      key={`${of} ${team.id}`}
      wonId={seasonId}
      champion={team}
      of={champions.length > 1 ? of : undefined}
      words={finalWords(final)}
    />
  ));
}
