import type { OrderLine } from './schemas.ts';

/** `Ann`, `Sam (guest)`, `Ann · Adult`: a line of an order by whose it is, and the ticket where there is one; a slot by what it is called. */
export function nameOfLine({ kind, name, label }: Pick<OrderLine, 'kind' | 'name' | 'label'>): string {
  if (kind === 'slot') return label || 'Slot';
  const who = kind === 'guest' ? (name ? `${name} (guest)` : 'Guest') : name || 'Spot';
  return label ? `${who} · ${label}` : who;
}
