import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '#shared/events/details/schemas.ts';
import { showMovable } from './movable-pin.ts';
import { type NameSeveral, type Pin, showPins } from './pins.ts';
import { tiledMap } from './tiled-map.ts';

interface PinMapProps {
  readonly label: string;
  readonly pins: readonly Pin[];
  readonly nameSeveral?: NameSeveral;
  /** Where the first pin is put: by dragging it, by pressing on the map, or by the arrow keys. */
  readonly onMove?: (point: Point) => void;
}

const closeUp = 16;
const nameSome: NameSeveral = (count) => `${count} here`;

/** Pins on a map that shows them all. */
export function PinMap({ label, pins, nameSeveral = nameSome, onMove }: PinMapProps) {
  const element = useRef<HTMLElement>(null);
  const isPinHeld = useRef(false);
  useEffect(() => {
    if (!element.current || pins.length === 0) return undefined;
    const map = tiledMap(element.current);
    map.fitBounds(L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng])).pad(0.2), {
      maxZoom: closeUp,
      animate: false,
    });
    if (onMove) showMovable(map, pins, onMove, isPinHeld);
    else showPins(map, pins, nameSeveral);
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(element.current);
    return () => {
      resized.disconnect();
      map.remove();
    };
  }, [pins, nameSeveral, onMove]);
  return <section className="map map-of-pins" ref={element} aria-label={label} />;
}
