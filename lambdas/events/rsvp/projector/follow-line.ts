import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { seatsOpened } from '#shared/events/messages.ts';
import { fits } from '#shared/events/rsvp/line/line-groups.ts';
import { isFirstComeFirstServed } from '#shared/events/rsvp/line/line-moves.ts';
import { freeSeats, isAutomatic } from '#shared/events/rsvp/line/line-state.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { settleLine, settlingTimes } from '#shared/events/rsvp/line/settle-line.ts';
import { decisionFacts } from '../decision-facts.ts';
import { type LineEnd, lineEndsQueue } from '../expiry/line-end.ts';
import type { StoredLine } from '../line/line.ts';
import type { SeatStore } from '../line/seats.ts';
import type { LineChange } from './project-rows.ts';

export interface LineFollower {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<void>;
}

/** Does to a line what time and the rules ask for, whatever changed it. Safe to repeat. */
export async function settle(eventId: string, { seats }: Pick<LineFollower, 'seats'>, now: Date): Promise<void> {
  await seats.move(
    eventId,
    (line) => {
      const settled = settleLine(line, now);
      return settled === line ? { outcome: 'nothing' } : { outcome: 'settled', line: settled };
    },
    (after, before) => decisionFacts(before, after, now),
  );
}

/**
 * Follows a line whose free seats are handed out, or that people ask to join: offers what is free, notes when offers and
 * requests end, and says when free seats are for the first to take them.
 */
export async function followLine(changes: readonly LineChange[], by: LineFollower, now: Date): Promise<void> {
  const { before } = changes[0] ?? {};
  const line = changes.at(-1)?.after;
  if (!line?.open || (isAutomatic(line) && !asksOrHolds(line))) return;
  if (settleLine(line, now) !== line) await settle(line.eventId, by, now);
  const known = before && sameStart(before, line) ? new Set(settlingTimes(before)) : new Set<string>();
  for (const at of settlingTimes(line).filter((time) => !known.has(time))) await noteDue(line, at, by, now);
  if (isOpenedAnew(before, line, now)) {
    const { eventId, version } = line;
    const messageId = idFrom('message', seatsOpened.name, eventId, String(version));
    await by.record(factRow(seatsOpened, messageId, now, { eventId, seatsVersion: version }));
  }
}

/** Whether time may end something on a line: a request, or what is held. */
const asksOrHolds = ({ requests, offers, extras = {} }: StoredLine): boolean =>
  [requests, offers, extras].some((people) => Object.keys(people).length > 0);

const sameStart = (before: StoredLine, after: StoredLine) =>
  before.startsAt === after.startsAt && before.open === after.open;

const noteDue = ({ eventId }: StoredLine, at: string, { due }: LineFollower, now: Date) => {
  const data: LineEnd = { eventId };
  return due.schedule({ queue: lineEndsQueue, key: `${eventId}/${at}`, dueAt: at, data }, now);
};

/** Whether there are more free seats than before, or they are open to all only now, and a party in line fits. */
function isOpenedAnew(before: StoredLine | undefined, after: StoredLine, now: Date): boolean {
  const fitting = seating(after).waiting.filter((person) => fits(after, person));
  if (fitting.length === 0 || !isFirstComeFirstServed(after, now)) return false;
  if (!before || freeSeats(before) < freeSeats(after) || (after.rush && !before.rush)) return true;
  return after.grouping !== undefined && fitting.some((person) => person in before.waits && !fits(before, person));
}
