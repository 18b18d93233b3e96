import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '#shared/events/schemas.ts';
import { config } from '../../config.ts';
import 'leaflet/dist/leaflet.css';
import './places.css';

export interface MapPin extends Point {
  readonly name: string;
  readonly onOpen?: () => void;
}

interface PlaceMapProps {
  readonly label: string;
  readonly pins: readonly MapPin[];
  /** Where the pin is put, by dragging it or by pressing on the map. */
  readonly onMove?: (point: Point) => void;
}

const closeUp = 16;

/** Pins on a map. Tiles come from the stage's configuration; without them the pins still say how things lie. */
export function PlaceMap({ label, pins, onMove }: PlaceMapProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current || pins.length === 0) return undefined;
    const map = L.map(element.current, { scrollWheelZoom: false });
    map.attributionControl.setPrefix(false);
    const { tiles } = config();
    if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
    map.fitBounds(L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng])).pad(0.2), {
      maxZoom: closeUp,
      animate: false,
    });
    for (const pin of pins) markerOf(pin, onMove).addTo(map);
    if (onMove) map.on('click', ({ latlng }) => onMove(rounded(latlng)));
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(element.current);
    return () => {
      resized.disconnect();
      map.remove();
    };
  }, [pins, onMove]);
  return <section className="place-map" ref={element} aria-label={label} />;
}

function markerOf({ lat, lng, name, onOpen }: MapPin, onMove: PlaceMapProps['onMove']): L.Marker {
  const icon = L.divIcon({ className: 'place-pin', html: false, iconSize: [24, 24], iconAnchor: [12, 24] });
  const marker = L.marker([lat, lng], { icon, title: name, alt: name, draggable: onMove !== undefined });
  if (onMove) marker.on('dragend', () => onMove(rounded(marker.getLatLng())));
  if (onOpen) {
    marker.on('click', onOpen);
    marker.on('keypress', (event) => {
      if ((event as unknown as { originalEvent: KeyboardEvent }).originalEvent.key === 'Enter') onOpen();
    });
  }
  return marker;
}

/** To about a yard. */
const rounded = ({ lat, lng }: L.LatLng): Point => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(L.Util.wrapNum(lng, [-180, 180], true) * 1e5) / 1e5,
});
