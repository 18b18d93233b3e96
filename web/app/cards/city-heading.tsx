import Button from '@cloudscape-design/components/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Spot } from '#web/app/map/location.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import './strips.css';

const ChangeCity = lazy(async () => ({ default: (await import('./change-city.tsx')).ChangeCity }));

interface CityHeadingProps {
  /** The document's title. */
  readonly title: string;
  /** The title, where nothing else is said. */
  readonly heading?: string;
  readonly spot: Spot | undefined;
  /** How far is looked: `within 25 mi`. */
  readonly where?: string | undefined;
  readonly onChange: (changes: { lat: string; lng: string; near: string; bounds: undefined }) => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page about a city, whose name is its title, with a way to another. */
export function CityHeading({ title, spot, where, onChange, actions, children, heading = title }: CityHeadingProps) {
  const [isOpen, open] = useState(false);
  const guess = spot?.isGuess ? 'A guess from your clock' : '';
  return (
    <Page
      title={title}
      heading={heading}
      description={[where, guess].filter(Boolean).join(' · ') || undefined}
      actions={
        <span className="city-actions">
          <Button ariaLabel={spot ? `Change city, now ${spot.near}` : 'Choose a city'} onClick={() => open(true)}>
            {spot ? 'Change' : 'Choose a city'}
          </Button>
          {actions}
        </span>
      }
    >
      {children}
      {isOpen && (
        <Suspense>
          <ChangeCity spot={spot} onChange={onChange} onClose={() => open(false)} />
        </Suspense>
      )}
    </Page>
  );
}
