import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import type { Spot } from './discover-query.ts';
import 'leaflet/dist/leaflet.css';

interface EventMapProps {
  readonly events: readonly EventCard[];
  readonly spot: Spot;
  readonly radiusMiles: number;
}

const metersPerMile = 1609.344;

/**
 * Where the events are. Each marker can be reached by keyboard and opens its event; tiles come from the stage's
 * configuration, and without them the circle and the markers still say where things lie.
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
    const markers = events.map((event) => markerOf(event, () => void navigate(paths.event(event.eventId))));
    const layer = L.layerGroup([L.circle(center, { radius, className: 'map-circle' }), ...markers]).addTo(shown);
    return () => {
      resized.disconnect();
      layer.remove();
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

function markerOf({ lat, lng, title }: EventCard, open: () => void): L.Marker {
  const icon = L.divIcon({ className: 'map-pin', iconSize: [24, 24], iconAnchor: [12, 24] });
  return L.marker([lat, lng], { icon, title, alt: title, keyboard: true })
    .on('click', open)
    .on('keypress', (event) => {
      if ((event as unknown as { originalEvent: KeyboardEvent }).originalEvent.key === 'Enter') open();
    });
}
