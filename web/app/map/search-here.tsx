import Button from '@cloudscape-design/components/button';
import type { Bounds } from '#shared/discovery/bounds.ts';
import './around.css';

interface SearchHereProps {
  /** What the map shows since somebody moved it. */
  readonly bounds: Bounds | undefined;
  readonly isTooMuch: boolean;
  readonly onSearch: (bounds: Bounds) => void;
}

/** Offers to look through what the map shows. */
export function SearchHere({ bounds, isTooMuch, onSearch }: SearchHereProps) {
  return (
    <div className="search-here" role="status">
      {!bounds && 'Move the map to look elsewhere.'}
      {bounds && isTooMuch && 'Zoom in to look through this part of the map.'}
      {bounds && !isTooMuch && (
        <Button iconName="search" onClick={() => onSearch(bounds)}>
          Search this area
        </Button>
      )}
    </div>
  );
}
