import { type ComponentProps, lazy, Suspense } from 'react';
import './map.css';

const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));

/** A map of pins, fetched when a page first shows one; until then its room is kept. */
export function PinsOnMap(props: ComponentProps<typeof PinMap>) {
  return (
    <Suspense fallback={<div className="map map-of-pins" />}>
      <PinMap {...props} />
    </Suspense>
  );
}
