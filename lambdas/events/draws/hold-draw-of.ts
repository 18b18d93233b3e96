import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { entriesOf, lineAfterDraw } from '#shared/events/draws/draw-line.ts';
import { drawHeld } from '#shared/events/messages.ts';
import { freeOf } from '#shared/events/rsvp/line/line-groups.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import { drawWith } from './draw-with.ts';
import type { DrawWork } from './draw-work.ts';
import type { DrawStore } from './store.ts';

interface Drawing {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly draws: Pick<DrawStore, 'begin' | 'outcome'>;
}

/**
 * Holds the draw of an event: the line, what was drawn and the fact in one transaction, only while the line is as it was
 * drawn from. The seed was there before anybody entered, so that a second try draws the same. Safe to repeat.
 */
export async function holdDrawOf({ eventId, drawsAt }: DrawWork, { seats, draws }: Drawing, now: Date): Promise<void> {
  const { seed } = await draws.begin(eventId, now);
  await seats.move(
    eventId,
    (line) =>
      isDue(line, drawsAt, now)
        ? { outcome: 'drawn', line: lineAfterDraw(line, draw(line, seed), now) }
        : { outcome: 'nothing' },
    () => [factRow(drawHeld, idFrom('message', drawHeld.name, eventId), now, { eventId })],
    (before) => [
      draws.outcome(eventId, {
        ...draw(before, seed),
        ...drawnFrom(before),
        drawnAt: now.toISOString(),
        firstNumber: before.nextNumber,
      }),
    ],
  );
}

/** Not when it was held, the event was moved or called off, or seats go another way by now. */
const isDue = (line: StoredLine, drawsAt: string, now: Date) =>
  isUndrawn(line) && line.open && line.drawsAt === drawsAt && now.toISOString() >= drawsAt;

const drawnFrom = (line: StoredLine) => {
  const { seats, groups } = freeOf(line);
  return { seats, ...(line.grouping && { groups }), entries: entriesOf(line) };
};

const draw = (line: StoredLine, seed: string) => drawWith({ seed, eventId: line.eventId, ...drawnFrom(line) });
