import Button from '@cloudscape-design/components/button';
import { type ReactNode, useState } from 'react';
import '#web/app/map/around.css';

interface FilterRowProps {
  /** What is always shown. */
  readonly first: ReactNode;
  /** How many of the others hold something back. */
  readonly set: number;
  readonly children: ReactNode;
}

/** What narrows a list. On a phone all but the first are folded away, so that the list itself is on the first screen. */
export function FilterRow({ first, set, children }: FilterRowProps) {
  const [isOpen, open] = useState(false);
  return (
    <section className={isOpen ? 'filters filters-open' : 'filters'} aria-label="Filters">
      {first}
      <div className="filters-fold">
        <Button
          fullWidth
          iconName={isOpen ? 'angle-up' : 'angle-down'}
          iconAlign="right"
          ariaExpanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {set > 0 ? `More filters (${set} set)` : 'More filters'}
        </Button>
      </div>
      <div className="filters-rest">{children}</div>
    </section>
  );
}
