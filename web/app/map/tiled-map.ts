import L from 'leaflet';
import { config } from '#web/app/session/config.ts';
import { drawOutline } from './outline.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';

/** A map whose tiles come from the stage's configuration; without them it shows land, borders and towns. */
export function tiledMap(element: HTMLElement): L.Map {
  const map = L.map(element, { scrollWheelZoom: false });
  map.attributionControl.setPrefix(false);
  const { tiles } = config();
  if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
  else drawOutline(map);
  return map;
}
