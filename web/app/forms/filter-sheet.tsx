import { lazy, type ReactNode, Suspense, useState } from 'react';
import '#web/app/cards/strips.css';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }));

interface FilterSheetProps {
  /** How many of them hold something back. */
  readonly set: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What narrows a list, a press away, so that the list itself is on the first screen. */
export function FilterSheet({ set, onClear, children }: FilterSheetProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="chip-button" aria-haspopup="dialog" onClick={() => open(true)}>
        {set > 0 ? `Filters · ${set}` : 'Filters'}
      </button>
      {isOpen && (
        <Suspense>
          <FilterDialog onClear={set > 0 ? onClear : undefined} onClose={() => open(false)}>
            <section className="filter-grid" aria-label="Filters">
              {children}
            </section>
          </FilterDialog>
        </Suspense>
      )}
    </>
  );
}
