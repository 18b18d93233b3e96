import L from 'leaflet';
import type { EventCard } from '#shared/discovery/contract.ts';

/** Pins that are nearer to each other, in pixels, cannot be told or pressed apart (WCAG 2.2, 2.5.8). */
const apartPx = 32;

/** The events in groups that stand apart at the map's zoom. */
export function groupNear(events: readonly EventCard[], map: L.Map): readonly (readonly EventCard[])[] {
  const groups: { readonly point: L.Point; readonly events: EventCard[] }[] = [];
  for (const event of events) {
    const point = map.latLngToLayerPoint([event.lat, event.lng]);
    const near = groups.find((group) => group.point.distanceTo(point) < apartPx);
    if (near) near.events.push(event);
    else groups.push({ point, events: [event] });
  }
  return groups.map((group) => group.events);
}

/** A pin of one event opens it; one of several shows them as a list. Both work by keyboard. */
export function pinOf(events: readonly EventCard[], open: (event: EventCard) => void): L.Marker | undefined {
  const [first] = events;
  if (!first) return undefined;
  if (events.length > 1) return pinOfSeveral(first, events, open);
  return marker(first, first.title, false)
    .on('click', () => open(first))
    .on('keypress', (event) => {
      if ((event as unknown as { originalEvent: KeyboardEvent }).originalEvent.key === 'Enter') open(first);
    });
}

function pinOfSeveral(first: EventCard, events: readonly EventCard[], open: (event: EventCard) => void): L.Marker {
  const list = listOf(events, open);
  const pin = marker(first, `${events.length} events here`, countOf(events)).bindPopup(list);
  return pin
    .on('popupopen', () => list.querySelector('button')?.focus())
    .on('popupclose', () => pin.getElement()?.focus());
}

/** For eyes alone: what is read out is the name. */
const countOf = (events: readonly EventCard[]) => `<span aria-hidden="true">${events.length}</span>`;

function marker({ lat, lng }: EventCard, name: string, html: string | false): L.Marker {
  const icon = L.divIcon({ className: 'map-pin', html, iconSize: [24, 24], iconAnchor: [12, 24] });
  return L.marker([lat, lng], { icon, title: name, alt: name, keyboard: true });
}

function listOf(events: readonly EventCard[], open: (event: EventCard) => void): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'map-list';
  for (const event of events) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = event.title;
    button.addEventListener('click', () => open(event));
    list.appendChild(document.createElement('li')).append(button);
  }
  return list;
}
