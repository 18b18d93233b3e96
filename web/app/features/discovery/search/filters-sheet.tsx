import Button from '@cloudscape-design/components/button';
import { type ComponentProps, lazy, Suspense } from 'react';
import { FilterDialog } from '#web/app/forms/filter-dialog.tsx';
import type { Spot } from '#web/app/map/location.ts';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import type { DiscoverQuery } from './discover-query.ts';
import { Filters } from './filters.tsx';
import { clearedFilters, setFilters } from './set-filters.ts';

const SavedSearches = lazy(async () => ({ default: (await import('./saved-searches.tsx')).SavedSearches }));

interface FiltersSheetProps {
  readonly query: DiscoverQuery;
  readonly spot: Spot | undefined;
  /** How far was looked. */
  readonly radius: number | undefined;
  /** The searches that the player saved; undefined where they are signed out. */
  readonly saved: Omit<ComponentProps<typeof SavedSearches>, 'query' | 'spot' | 'radius'> | undefined;
  readonly onChange: (changes: AddressChanges) => void;
  readonly onClose: () => void;
}

/** Every filter, and saved searches. Each change is in the address at once, so that there is nothing to send. */
export function FiltersSheet({ query, spot, radius = 25, saved, onChange, onClose }: FiltersSheetProps) {
  return (
    <FilterDialog onClear={setFilters(query).length > 0 ? () => onChange(clearedFilters) : undefined} onClose={onClose}>
      <Filters query={query} radius={radius} onChange={onChange} />
      {saved && !query.saved && (
        <Button variant="inline-link" onClick={() => onChange({ saved: 'open' })}>
          Saved searches
        </Button>
      )}
      {saved && query.saved && (
        <Suspense>
          <SavedSearches {...saved} query={query} spot={spot} radius={radius} />
        </Suspense>
      )}
    </FilterDialog>
  );
}
