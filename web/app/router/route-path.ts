import type { RouteEntry } from './route-entry.ts';

/** A route of the table as the router writes it. */
export const pathOf = ({ path, catchAll }: RouteEntry): string =>
  `/${path.replaceAll('{', ':').replaceAll('}', '')}${catchAll ? '/*' : ''}`;
