import { matchRoutes } from 'react-router';
import type { Skeleton } from './route-entry.ts';
import { pathOf } from './route-path.ts';
import { routesOf } from './routes.ts';

/** The shape of the page at an address, to be shown before the page is there. */
export function skeletonOf(pathname: string): Skeleton {
  const shapes = routesOf('main').map((entry) => ({ path: pathOf(entry), handle: entry.skeleton }));
  const [match] = matchRoutes<(typeof shapes)[number]>(shapes, pathname) ?? [];
  return match?.route.handle ?? 'rows';
}
