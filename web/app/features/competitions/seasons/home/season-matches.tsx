import { lazy, Suspense } from 'react';
import { lastDay, nextDay } from '#shared/competitions/seasons/home/match-days.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { toLocal } from '#shared/time.ts';
import { FailedPart } from './failed-part.tsx';
import { LastResults } from './last-results.tsx';
import type { SeasonHome } from './load-season-home.ts';
import { MyMatchCard } from './my-match-card.tsx';
import { NextDayCard } from './next-day-card.tsx';
import { seasonDays } from './season-days.ts';
import './season-home.css';

const SeasonPlayoffs = lazy(async () => ({ default: (await import('./season-playoffs.tsx')).SeasonPlayoffs }));

interface SeasonMatchesProps {
  readonly season: Season;
  readonly home: SeasonHome;
  readonly now: Date;
}

/** What comes next in a season, what was played last, and its playoffs. */
export function SeasonMatches({ season: { seasonId, timeZone }, home, now }: SeasonMatchesProps) {
  const { schedule, playoffs, mine, isOver } = home;
  const { matches, sideOf } = seasonDays(home, timeZone);
  const localNow = toLocal(now, timeZone);
  const next = nextDay(matches, localNow);
  const last = lastDay(matches);
  const own = mine.state === 'loaded' ? mine.value : undefined;
  return (
    <>
      {schedule.state === 'failed' && <FailedPart what="the matches" />}
      {!isOver && mine.state === 'failed' && <FailedPart what="your next match" />}
      {!isOver && own && <MyMatchCard match={own} sideOf={sideOf} now={now} />}
      {!isOver && !own && next && <NextDayCard {...{ seasonId, next, localNow }} isFirst={!last} />}
      {last && <LastResults seasonId={seasonId} last={last} />}
      {playoffs.state === 'failed' && <FailedPart what="the playoffs" />}
      {playoffs.state === 'loaded' && (
        <Suspense>
          {playoffs.value.map((drawn) => (
            <SeasonPlayoffs
              key={drawn.playoff.gameId}
              drawn={drawn}
              sideOf={sideOf}
              isNamed={playoffs.value.length > 1}
            />
          ))}
        </Suspense>
      )}
    </>
  );
}
