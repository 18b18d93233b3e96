import type { StoredLine } from '../rsvp/line/line.ts';

/** What an event's page says of its draw, where seats are drawn. */
export const drawOf = ({ mode, commitment, drawnAt }: StoredLine) =>
  mode === 'lottery' ? { draw: { commitment, drawnAt } } : {};
