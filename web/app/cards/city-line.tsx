import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import type { Spot } from '#web/app/map/location.ts';
import './strips.css';

const ChangeCity = lazy(async () => ({ default: (await import('./change-city.tsx')).ChangeCity }));

interface CityLineProps {
  /** Of the heading. */
  readonly id: string;
  readonly spot: Spot | undefined;
  readonly words: string;
  readonly onChange: (changes: { lat: string; lng: string; near: string; bounds: undefined }) => void;
}

/** A heading about a city, with a way to another. */
export function CityLine({ id, spot, words, onChange }: CityLineProps) {
  const [isOpen, open] = useState(false);
  return (
    <div className="city-line">
      <h2 id={id}>{words}</h2>
      <Button
        formAction="none"
        ariaLabel={spot ? `Change city, now ${spot.near}` : 'Choose a city'}
        onClick={() => open(true)}
      >
        {spot ? 'Change' : 'Choose a city'}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeCity spot={spot} onChange={onChange} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  );
}
