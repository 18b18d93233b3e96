import Button from '@cloudscape-design/components/button';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { type Bounds, isSearchable, widthOf } from '#shared/discovery/bounds.ts';
import type { Spot } from './location.ts';
import { type Pin, showPins } from './pins.ts';
import { tiledMap } from './tiled-map.ts';
import './around.css';

interface SearchMapProps {
  /** What is on it, in a word: `events`. */
  readonly what: string;
  readonly pins: readonly Pin[];
  readonly spot: Spot;
  readonly radiusMiles: number;
  /** The part of the map that was looked through, instead of a circle. */
  readonly bounds: Bounds | undefined;
  readonly onSearch: (bounds: Bounds) => void;
}

const metersPerMile = 1609.344;

/**
 * Where things are. Each pin can be reached by keyboard and leads to what is there; tiles come from the stage's
 * configuration, and without them it shows counties, towns and rings of distance. A reader who moves the map can look
 * through what it shows then.
 */
export function SearchMap({ what, pins, spot, radiusMiles, bounds, onSearch }: SearchMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(undefined);
  const [moved, setMoved] = useState<Bounds>();
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
    const takeDown = showPins(shown, pins, (count) => `${count} ${what} here`);
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
  }, [what, pins, spot, radiusMiles, bounds]);
  return (
    <>
      <SearchHere bounds={moved} isTooMuch={moved !== undefined && !isSearchable(moved)} onSearch={onSearch} />
      <section className="map" ref={element} aria-label={`Map of the ${what} in the list`} />
    </>
  );
}

/** How far was looked, with rings on the way that say how far things are. */
function circleAround({ lat, lng }: Spot, radiusMiles: number): L.LayerGroup {
  const ring = (miles: number, className: string) =>
    L.circle([lat, lng], { radius: miles * metersPerMile, className, interactive: false });
  const inner = [1, 5, 10, 25].filter((miles) => miles < radiusMiles && miles >= radiusMiles / 6);
  return L.layerGroup([
    ring(radiusMiles, 'map-circle'),
    ...inner.map((miles) => ring(miles, 'map-ring')),
    ...[...inner, radiusMiles].map((miles) => ringLabel(L.latLng(lat, lng).toBounds(2 * miles * metersPerMile), miles)),
  ]);
}

/** On the north of a ring, for eyes alone. */
function ringLabel(bounds: L.LatLngBounds, miles: number): L.Marker {
  const html = Object.assign(document.createElement('span'), { textContent: `${miles} mi`, ariaHidden: 'true' });
  const icon = L.divIcon({ className: 'map-miles', html, iconSize: [0, 0] });
  return L.marker([bounds.getNorth(), bounds.getCenter().lng], { icon, interactive: false, keyboard: false });
}

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

interface SearchHereProps {
  /** What the map shows since the reader moved it. */
  readonly bounds: Bounds | undefined;
  readonly isTooMuch: boolean;
  readonly onSearch: (bounds: Bounds) => void;
}

/** Offers to look through what the map shows. */
function SearchHere({ bounds, isTooMuch, onSearch }: SearchHereProps) {
  return (
    <div className="search-here" role="status">
      {!bounds && 'Move the map to search elsewhere.'}
      {bounds && isTooMuch && 'Zoom in to search this area.'}
      {bounds && !isTooMuch && (
        <Button iconName="search" onClick={() => onSearch(bounds)}>
          Search this area
        </Button>
      )}
    </div>
  );
}
