import type { TeamCard } from '../schemas.ts';

type Named = Pick<TeamCard, 'name' | 'gameTypeIds'> & { readonly cityPlaceId: string };

/** Names that people read as the same: case and spaces do not tell communities apart. */
const folded = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a community is called as another one of a sport of its in the same city. */
export const isNamesake = (one: Named, other: Named): boolean =>
  folded(one.name) === folded(other.name) &&
  one.cityPlaceId === other.cityPlaceId &&
  one.gameTypeIds.some((gameTypeId) => other.gameTypeIds.includes(gameTypeId));
