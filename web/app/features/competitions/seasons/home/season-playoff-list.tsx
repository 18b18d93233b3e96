import { lazy, Suspense } from 'react';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { FailedPart } from './failed-part.tsx';
import type { SeasonHome } from './load-season-home.ts';
import { seasonDays } from './season-days.ts';

const SeasonPlayoffs = lazy(async () => ({ default: (await import('./season-playoffs.tsx')).SeasonPlayoffs }));

interface SeasonPlayoffListProps {
  readonly season: Season;
  readonly home: SeasonHome;
}

/** The playoffs of a season, once they are drawn. */
export function SeasonPlayoffList({ season: { timeZone }, home }: SeasonPlayoffListProps) {
  const { playoffs } = home;
  const { sideOf } = seasonDays(home, timeZone);
  if (playoffs.state === 'failed') return <FailedPart what="the playoffs" />;
  return (
    <Suspense>
      {playoffs.value.map((drawn) => (
        <SeasonPlayoffs key={drawn.playoff.gameId} drawn={drawn} sideOf={sideOf} isNamed={playoffs.value.length > 1} />
      ))}
    </Suspense>
  );
}
