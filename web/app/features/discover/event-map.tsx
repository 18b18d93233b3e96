import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import type { Spot } from './discover-query.ts';
import { groupNear, pinOf } from './event-pins.ts';
import 'leaflet/dist/leaflet.css';

interface EventMapProps {
  readonly events: readonly EventCard[];
  readonly spot: Spot;
  readonly radiusMiles: number;
}

const metersPerMile = 1609.344;

/**
 * Where the events are. Each pin can be reached by keyboard and leads to its events; tiles come from the stage's
 * configuration, and without them the circle and the pins still say where things lie.
 */
export function EventMap({ events, spot, radiusMiles }: EventMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (!element.current) return undefined;
    const made = createMap(element.current);
    map.current = made;
    return () => {
      made.remove();
      map.current = undefined;
    };
  }, []);
  useEffect(() => {
    const shown = map.current;
    if (!shown || !element.current) return undefined;
    const center = L.latLng(spot.lat, spot.lng);
    const radius = radiusMiles * metersPerMile;
    const show = () => {
      shown.invalidateSize({ animate: false });
      shown.fitBounds(center.toBounds(2 * radius), { animate: false });
    };
    show();
    const resized = new ResizeObserver(show);
    resized.observe(element.current);
    const circle = L.circle(center, { radius, className: 'map-circle' }).addTo(shown);
    const pins = L.layerGroup().addTo(shown);
    const open = ({ eventId }: EventCard) => void navigate(paths.event(eventId));
    const draw = () => {
      pins.clearLayers();
      for (const group of groupNear(events, shown)) pinOf(group, open)?.addTo(pins);
    };
    draw();
    shown.on('zoomend', draw);
    return () => {
      resized.disconnect();
      shown.off('zoomend', draw);
      pins.remove();
      circle.remove();
    };
  }, [events, spot, radiusMiles, navigate]);
  return <section className="map" ref={element} aria-label="Map of the events in the list" />;
}

function createMap(element: HTMLElement): L.Map {
  const map = L.map(element, { zoomControl: true, scrollWheelZoom: false, attributionControl: true });
  map.attributionControl.setPrefix(false);
  const { tiles } = config();
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
  return map;
}
