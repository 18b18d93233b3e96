import L from 'leaflet';
import type { Point } from '#shared/events/details/schemas.ts';
import { familyOf, sportIcon } from '#shared/look/sport-families.ts';
import './map.css';

/** Something on a map, and what happens when it is chosen. */
export interface Pin extends Point {
  readonly name: string;
  /** When it is, where it is an event. */
  readonly detail?: string;
  /** Its sport, whose tile is the pin. */
  readonly gameTypeId?: string;
  readonly open?: () => void;
}

/** What several pins are called together. */
export type NameSeveral = (count: number) => string;

/** Pins that are nearer to each other, in pixels, cannot be told or pressed apart (WCAG 2.2, 2.5.8). */
const apartPx = 32;

/** Pins in a layer of their own, put together where they would lie on one another, anew at each zoom. Returns their end. */
export function showPins(map: L.Map, pins: readonly Pin[], nameSeveral: NameSeveral): () => void {
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    for (const group of groupNear(pins, map)) markerOf(group, nameSeveral)?.addTo(layer);
  };
  draw();
  map.on('zoomend', draw);
  return () => {
    map.off('zoomend', draw);
    layer.remove();
  };
}

/** One pin by itself. */
export function markerAt({ lat, lng }: Point, name: string, options: L.MarkerOptions = {}): L.Marker {
  return L.marker([lat, lng], { icon: iconWith(false), title: name, alt: name, ...options });
}

const iconWith = (html: string | false) =>
  L.divIcon({ className: 'map-pin', html, iconSize: [44, 44], iconAnchor: [22, 36] });

/** A sport's tile. Drawn by script: the content security policy allows no style in markup. */
function tileIcon(gameTypeId: string): L.DivIcon {
  const html = document.createElement('span');
  html.className = 'look-tile look-28';
  html.style.background = familyOf(gameTypeId).color;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', sportIcon(gameTypeId));
  drawing.append(path);
  html.append(drawing);
  return L.divIcon({ className: 'map-tile', html, iconSize: [44, 44], iconAnchor: [22, 22] });
}

const fullName = ({ name, detail }: Pin) => (detail ? `${name}, ${detail}` : name);

/** In groups that stand apart at the map's zoom. */
function groupNear(pins: readonly Pin[], map: L.Map): readonly (readonly Pin[])[] {
  const groups: { readonly point: L.Point; readonly pins: Pin[] }[] = [];
  for (const pin of pins) {
    const point = map.latLngToLayerPoint([pin.lat, pin.lng]);
    const near = groups.find((group) => group.point.distanceTo(point) < apartPx);
    if (near) near.pins.push(pin);
    else groups.push({ point, pins: [pin] });
  }
  return groups.map((group) => group.pins);
}

/** The pin of one opens it; that of several shows them as a list. Both work by keyboard. */
function markerOf(group: readonly Pin[], nameSeveral: NameSeveral): L.Marker | undefined {
  const [first] = group;
  if (!first) return undefined;
  if (group.length > 1) return markerOfSeveral(first, group, nameSeveral);
  const { open } = first;
  const tile = first.gameTypeId === undefined ? {} : { icon: tileIcon(first.gameTypeId) };
  if (!open) return markerAt(first, fullName(first), { ...tile, interactive: false, keyboard: false });
  return markerAt(first, fullName(first), tile)
    .on('click', open)
    .on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') open();
    });
}

function markerOfSeveral(first: Pin, group: readonly Pin[], nameSeveral: NameSeveral): L.Marker {
  const list = listOf(group);
  const marker = markerAt(first, nameSeveral(group.length), { icon: iconWith(countOf(group)) }).bindPopup(list);
  return marker
    .on('popupopen', () => list.querySelector('button')?.focus())
    .on('popupclose', () => marker.getElement()?.focus());
}

/** For eyes alone: what is read out is the name. */
const countOf = (group: readonly Pin[]) => `<span aria-hidden="true">${group.length}</span>`;

function listOf(group: readonly Pin[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'map-list';
  for (const { name, detail, open } of group) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    if (detail) button.append(Object.assign(document.createElement('small'), { textContent: detail }));
    if (open) button.addEventListener('click', open);
    list.appendChild(document.createElement('li')).append(button);
  }
  return list;
}
