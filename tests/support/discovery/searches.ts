import type { Input } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { austin } from '../accounts/account-row.ts';

type SearchInput = Input<typeof discovery.operations.saveSearch>;

/** Basketball around Austin in the evening, to be saved. */
export const aSearch = (differences: Partial<SearchInput> = {}): SearchInput => ({
  name: 'Hoops',
  filters: {
    lat: austin.lat,
    lng: austin.lng,
    near: austin.name,
    radiusMiles: 15,
    gameTypeId: 'basketball',
    dayPart: 'evening',
    mostPrice: 'USD1000',
    inclusion: ['stepFree'],
    sort: 'soonest',
  },
  ...differences,
});
