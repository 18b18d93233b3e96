import L from 'leaflet';
import type { Point } from '#shared/events/details/schemas.ts';
import { markerAt, type Pin } from './pins.ts';

const stepPx = 10;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * A pin that can be dragged, put by pressing on the map, or moved with the arrow keys: ten pixels a press, one with Shift.
 *
 * @param isHeld whether the pin had the keyboard's focus; the map is made anew where the pin is put, and gives it back
 */
export function showMovable(
  map: L.Map,
  [pin]: readonly Pin[],
  onMove: (point: Point) => void,
  isHeld: { current: boolean },
): void {
  if (!pin) return;
  const marker = markerAt(pin, pin.name, { draggable: true }).addTo(map);
  marker.on('dragend', () => onMove(rounded(marker.getLatLng())));
  map.on('click', ({ latlng }) => onMove(rounded(latlng)));
  const element = marker.getElement();
  if (isHeld.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
  element?.addEventListener('keydown', (event) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = way;
    const step = event.shiftKey ? 1 : stepPx;
    isHeld.current = true;
    const to = map.latLngToContainerPoint(marker.getLatLng()).add([x * step, y * step]);
    onMove(rounded(map.containerPointToLatLng(to)));
  });
  element?.addEventListener('blur', ({ relatedTarget }) => {
    // A pin that is taken away with its map is still held: nothing else has the focus.
    if (relatedTarget) isHeld.current = false;
  });
}

/** To about a yard. */
const rounded = ({ lat, lng }: L.LatLng): Point => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(L.Util.wrapNum(lng, [-180, 180], true) * 1e5) / 1e5,
});
