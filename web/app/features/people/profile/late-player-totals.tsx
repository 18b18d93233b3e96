import { lazy, Suspense } from 'react';
import { Await } from 'react-router';
import type { Totals } from './load-totals.ts';

const PlayerTotals = lazy(async () => ({ default: (await import('./player-totals.tsx')).PlayerTotals }));

/** A player's statistics in seasons, once they are known; nothing where there are none yet. */
export const LatePlayerTotals = ({ totals }: { totals: Promise<Totals> }) => (
  <Suspense>
    <Await resolve={totals}>
      {(sports) => (sports === undefined || sports.length > 0) && <PlayerTotals sports={sports} />}
    </Await>
  </Suspense>
);
