import { createHash, createHmac } from 'node:crypto';
import { type Draw, type Drawn, drawByLots, lotText } from '#shared/events/draws/lottery.ts';

/** What is published of a seed before anybody enters. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Holds a draw: the same for the same seed and entries, however often. */
export const drawWith = (draw: Draw): Drawn =>
  drawByLots(
    draw,
    draw.entries.map((entry) => createHmac('sha256', draw.seed).update(lotText(draw.eventId, entry)).digest('hex')),
  );
