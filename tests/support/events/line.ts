import { emptySeats } from '#lambdas/events/rsvp/line/empty-line.ts';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';

const later = '2999-01-01T00:00:00.000Z';

/** An open line that no one is in, of ten seats that go in order, unless the test says otherwise. */
export function aLine(differences: Partial<StoredLine> = {}): StoredLine {
  const { capacity = 10, mode = 'auto_add', grouping } = differences;
  const isInOrder = mode === 'auto_add' && !grouping;
  const room = differences.room ?? (isInOrder ? capacity + 2000 : capacity);
  return {
    eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    version: 1,
    capacity,
    mode,
    room,
    left: room,
    waitLeft: isInOrder ? 0 : 2000,
    ...emptySeats(),
    approval: 'host',
    open: true,
    opensAt: '',
    drawsAt: '9999',
    lateFrom: '9999',
    asksFrom: '9999',
    joinsUntil: later,
    closesAt: later,
    guestLimit: 10,
    questions: 0,
    joinKey: '',
    asked: '',
    hostId: 'host',
    startsAt: later,
    endsAt: later,
    timeZone: 'America/Chicago',
    ...differences,
  };
}
