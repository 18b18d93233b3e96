import type { AddressChanges } from '#web/app/router/use-address.ts';
import type { DiscoverQuery } from './discover-query.ts';

/** What narrows a search besides its place; days count as one. */
const names = ['game', 'dayPart', 'seats', 'level', 'mostPrice', 'inclusion'] as const;

/** The filters that hold something back. */
export const setFilters = (query: DiscoverQuery): string[] => [
  ...names.filter((name) => query[name] !== undefined),
  ...(query.from || query.until ? ['days'] : []),
];

export const clearedFilters: AddressChanges = Object.fromEntries(
  [...names, 'from', 'until'].map((name) => [name, undefined]),
);
