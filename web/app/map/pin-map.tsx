import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '#shared/events/details/schemas.ts';
import { markerAt, type NameSeveral, type Pin, showPins } from './pins.ts';
import { tiledMap } from './tiled-map.ts';

interface PinMapProps {
  readonly label: string;
  readonly pins: readonly Pin[];
  readonly nameSeveral?: NameSeveral;
  /** Where the first pin is put, by dragging it or by pressing on the map. */
  readonly onMove?: (point: Point) => void;
}

const closeUp = 16;
const nameSome: NameSeveral = (count) => `${count} here`;

/** Pins on a map that shows them all. */
export function PinMap({ label, pins, nameSeveral = nameSome, onMove }: PinMapProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current || pins.length === 0) return undefined;
    const map = tiledMap(element.current);
    map.fitBounds(L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng])).pad(0.2), {
      maxZoom: closeUp,
      animate: false,
    });
    if (onMove) showMovable(map, pins, onMove);
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

function showMovable(map: L.Map, [pin]: readonly Pin[], onMove: (point: Point) => void): void {
  if (!pin) return;
  const marker = markerAt(pin, pin.name, { draggable: true }).addTo(map);
  marker.on('dragend', () => onMove(rounded(marker.getLatLng())));
  map.on('click', ({ latlng }) => onMove(rounded(latlng)));
}

/** To about a yard. */
const rounded = ({ lat, lng }: L.LatLng): Point => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(L.Util.wrapNum(lng, [-180, 180], true) * 1e5) / 1e5,
});
