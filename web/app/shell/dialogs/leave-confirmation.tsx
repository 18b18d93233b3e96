import { lazy, Suspense } from 'react';
import { useBeforeUnload, useBlocker, useMatches } from 'react-router';
import type { RouteHandle } from '#web/app/router/route-entry.ts';
import { hasUnsaved } from './unsaved.ts';

/** Loaded with the first question; most visits have none. */
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/** A tab is a page of its own: what was typed in it goes with it. */
const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('tab')}`;

/**
 * Asks before a page is left that would lose what was typed (R-GUARD-18, R-GUARD-19). Which pages ask is in the route
 * table; whether there is something to lose is what the forms say.
 */
export function LeaveConfirmation() {
  const asks = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.asksBeforeLeaving);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks && hasUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useBeforeUnload((event) => {
    if (asks && hasUnsaved()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
