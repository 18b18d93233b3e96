import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Bounds, isSearchable, widthOf } from '#shared/discovery/bounds.ts';
import type { EventCard } from '#shared/discovery/contract.ts';
import { showPins } from '../../map/pins.ts';
import { tiledMap } from '../../map/tiled-map.ts';
import { paths } from '../../paths.ts';
import type { Spot } from './discover-query.ts';
import { SearchHere } from './search-here.tsx';

interface EventMapProps {
  readonly events: readonly EventCard[];
  readonly spot: Spot;
  readonly radiusMiles: number;
  /** The part of the map that was looked through, instead of a circle. */
  readonly bounds: Bounds | undefined;
  readonly onSearch: (bounds: Bounds) => void;
}

const metersPerMile = 1609.344;
const nameSeveral = (count: number) => `${count} events here`;

/**
 * Where the events are. Each pin can be reached by keyboard and leads to its events; tiles come from the stage's
 * configuration, and without them the circle and the pins still say where things lie. Whoever moves the map can look
 * through what it shows then.
 */
export function EventMap({ events, spot, radiusMiles, bounds, onSearch }: EventMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(undefined);
  const [moved, setMoved] = useState<Bounds>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!element.current) return undefined;
    const made = tiledMap(element.current);
    map.current = made;
    return () => {
      made.remove();
      map.current = undefined;
    };
  }, []);
  useEffect(() => {
    const shown = map.current;
    if (!shown || !element.current) return undefined;
    const area = bounds ? latLngBounds(bounds) : L.latLng(spot.lat, spot.lng).toBounds(2 * radiusMiles * metersPerMile);
    let isOurs = false;
    const show = () => {
      isOurs = true;
      shown.invalidateSize({ animate: false });
      shown.fitBounds(area, { animate: false });
      isOurs = false;
    };
    show();
    setMoved(undefined);
    const resized = new ResizeObserver(show);
    resized.observe(element.current);
    const outline = bounds ? L.rectangle(area, { className: 'map-circle' }) : circleAround(spot, radiusMiles);
    outline.addTo(shown);
    const pins = events.map(({ lat, lng, title, eventId }) => ({
      lat,
      lng,
      name: title,
      open: () => void navigate(paths.event(eventId)),
    }));
    const takeDown = showPins(shown, pins, nameSeveral);
    const look = () => {
      if (!isOurs) setMoved(boundsOf(shown));
    };
    shown.on('moveend', look);
    return () => {
      resized.disconnect();
      shown.off('moveend', look);
      takeDown();
      outline.remove();
    };
  }, [events, spot, radiusMiles, bounds, navigate]);
  return (
    <>
      <SearchHere bounds={moved} isTooMuch={moved !== undefined && !isSearchable(moved)} onSearch={onSearch} />
      <section className="map" ref={element} aria-label="Map of the events in the list" />
    </>
  );
}

const circleAround = ({ lat, lng }: Spot, radiusMiles: number) =>
  L.circle([lat, lng], { radius: radiusMiles * metersPerMile, className: 'map-circle' });

/** On a map the east lies to the right of the west, also across the antimeridian. */
const latLngBounds = (bounds: Bounds) =>
  L.latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.west + widthOf(bounds)]);

function boundsOf(map: L.Map): Bounds {
  const shown = map.getBounds();
  const around = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    south: Math.max(-90, shown.getSouth()),
    west: around(shown.getWest()),
    north: Math.min(90, shown.getNorth()),
    east: around(shown.getEast()),
  };
}
