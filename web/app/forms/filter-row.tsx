import Button from '@cloudscape-design/components/button';
import { type ReactNode, useState } from 'react';
import '#web/app/map/around.css';

interface FilterRowProps {
  /** How many of them hold something back. */
  readonly set: number;
  readonly children: ReactNode;
}

/** What narrows a list. On a phone they are folded away, so that the list itself is on the first screen. */
export function FilterRow({ set, children }: FilterRowProps) {
  const [isOpen, open] = useState(false);
  return (
    <section className={isOpen ? 'filters filters-open' : 'filters'} aria-label="Filters">
      <div className="filters-fold">
        <Button
          fullWidth
          iconName={isOpen ? 'angle-up' : 'angle-down'}
          iconAlign="right"
          ariaExpanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {set > 0 ? `Filters · ${set}` : 'Filters'}
        </Button>
      </div>
      <div className="filters-rest">{children}</div>
    </section>
  );
}
