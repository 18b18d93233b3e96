import { comeInGroup } from '#shared/events/rsvp/line/group-moves.ts';
import type { LineState } from '#shared/events/rsvp/line/line-state.ts';
import { lineMembers } from '#shared/events/rsvp/line/seats.ts';
import { aLine } from './line.ts';

export const startsAt = '2031-07-04T18:00:00.000Z';
export const keptUntil = '2031-07-03T18:00:00.000Z';
export const begin = Date.parse('2031-07-01T18:00:00.000Z');
export const [capacity, waitRoom] = [6, 8];
export const groups = [
  { key: 'keeper', max: 2, min: 2 },
  { key: 'back', max: 3, min: 0 },
  { key: 'front', max: 6, min: 1 },
];

/** A line of six seats in three groups, some of which are kept until answers close, with no players yet. */
export const emptyGroups = (mode: LineState['mode']): LineState =>
  aLine({
    capacity,
    mode,
    startsAt,
    room: capacity,
    left: capacity,
    waitLeft: waitRoom,
    ...(mode === 'lottery' && { drawnAt: '2031-07-01T00:00:00.000Z' }),
    grouping: { by: 'position', gameTypeId: 'soccer', groups, keptUntil },
  });

/** A player with their guests, and the group that they come in. */
export interface Comer {
  readonly person: string;
  readonly group: string;
  readonly heads: number;
  readonly now: Date;
}

/** Has a player come in a group, or ask to; the line stays as it is where they are on it or are refused. */
export const come = (line: LineState, { person, group, heads, now }: Comer, asks = false): LineState =>
  lineMembers(line).includes(person) ? line : (comeInGroup(line, person, { heads, group, asks }, now).line ?? line);
