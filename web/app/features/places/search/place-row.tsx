import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';

interface PlaceRowProps {
  readonly legend: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One of several in a form, which can be taken away. */
export const PlaceRow = ({ legend, onRemove, children }: PlaceRowProps) => (
  <fieldset className="place-row">
    <legend>{legend}</legend>
    {children}
    <Button formAction="none" iconName="remove" ariaLabel={`Remove ${legend.toLowerCase()}`} onClick={onRemove}>
      Remove
    </Button>
  </fieldset>
);
