import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { eventEntity } from '#lambdas/events/details/event.entity.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { eventId, personId, plantLine } from '../events/line/line-world.ts';
import type { Item } from '../stage/expression-tokens.ts';
import type { MemoryTable } from '../stage/memory-table.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

/** What was true from an instant on. */
interface Moment {
  readonly at: number;
  readonly startsAt: string;
  readonly isOn: boolean;
  /** Who is in and wants mail. */
  readonly people: ReadonlySet<string>;
}

/** How much older than a mail the look at the world may be that it rests on. */
const toleranceMs = 3000;
const people = [0, 1, 2].map(personId);

/** Rows made once: planting them is then a copy. */
const rowOf = (write: { params: <Shape>() => Shape }): Item => write.params<{ Item: Item }>().Item;
const accounts = people.map((userId) =>
  rowOf(
    accountEntity(stage.table).put({
      userId,
      version: 1,
      email: `${userId}@people.example`,
      emailVerified: true,
      hasAdditionalInfo: true,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
    }),
  ),
);
const city = { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.2, lng: -97.7, hash: '9v6kp' };
const event = rowOf(
  eventEntity(stage.table).put({
    eventId,
    version: 1,
    title: 'Pickup basketball',
    gameTypeId: 'basketball',
    kind: 'pickup',
    description: '',
    location: { kind: 'place', name: 'Zilker Park', city, point: { lat: 30.2, lng: -97.7 } },
    localStart: '2026-12-01T08:04',
    timeZone: 'America/Chicago',
    duration: { hours: 2, minutes: 0 },
    startsAt: '2026-12-01T14:04:00.000Z',
    endsAt: '2026-12-01T16:04:00.000Z',
    capacity: 2,
    allowWaitlist: true,
    allowLateRsvp: false,
    visibility: 'public',
    shareToken: 'token',
    status: 'scheduled',
    creatorId: 'host',
    hostName: 'Sam',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }),
);

/** An event with two seats, two people in and one in line, and everything that was ever true of it. */
export class ToldWorld {
  readonly history: Moment[] = [];
  private readonly memory: MemoryTable;
  private readonly scheduler: Scheduler;

  constructor(memory: MemoryTable, scheduler: Scheduler) {
    this.memory = memory;
    this.scheduler = scheduler;
    for (const row of [event, ...accounts]) memory.items.set(`${row.pk}|${row.sk}`, structuredClone(row));
    plantLine(memory, 2, 5);
    this.set('seats', { order: Object.fromEntries(people.map((userId, index) => [userId, index + 1])), entries: 3 });
  }

  /** Changes one row, whatever else goes on. */
  set(entity: 'event' | 'seats' | 'account', changes: Item, userId?: string): void {
    const row = this.memory.entity(entity).find((one) => userId === undefined || one.userId === userId);
    Object.assign(row ?? {}, changes);
    this.history.push(this.look());
  }

  leave(userId: string): void {
    const { order } = this.memory.entity('seats')[0] as { order: Item };
    this.set('seats', { order: Object.fromEntries(Object.entries(order).filter(([one]) => one !== userId)) });
  }

  /** Whether a person was in and wanted mail all the time from one instant to another, whatever the start. */
  holds(userId: string, from: number, to: number): boolean {
    return this.between(from, to).every((moment) => isFor(moment, userId));
  }

  /** Whether some time shortly before an instant it was right to tell a person of a start. */
  allows(userId: string, startsAt: string | undefined, at: number): boolean {
    return this.between(at - toleranceMs, at).some((moment) => isFor(moment, userId, startsAt));
  }

  /** Whether it was right all the time from one instant to another. */
  demands(userId: string, startsAt: string | undefined, from: number, to: number): boolean {
    return this.between(from - toleranceMs, to).every((moment) => isFor(moment, userId, startsAt));
  }

  private between(from: number, to: number): readonly Moment[] {
    return this.history.filter(({ at }, index) => at <= to && (this.history[index + 1]?.at ?? Infinity) > from);
  }

  private look(): Moment {
    const { startsAt, status } = this.memory.entity('event')[0] as { startsAt: string; status: string };
    const line = this.memory.entity('seats')[0] as unknown as Parameters<typeof seating>[0];
    const wants = new Set(this.memory.entity('account').flatMap((row) => (isQuiet(row) ? [] : String(row.userId))));
    const inside = seating(line).in.filter((userId) => wants.has(userId));
    return { at: this.scheduler.now.getTime(), startsAt, isOn: status === 'scheduled', people: new Set(inside) };
  }
}

const isQuiet = ({ mailOff, mailSuppressed, deletedAt }: Item) => Boolean(mailOff || mailSuppressed || deletedAt);

const isFor = (moment: Moment, userId: string, startsAt = moment.startsAt): boolean =>
  moment.isOn && moment.startsAt === startsAt && moment.people.has(userId);

/** Ways in which a person says that they want no mail. */
export const quietWays: readonly Item[] = [
  { mailOff: ['eventReminder', 'eventChange', 'rsvp'] },
  { mailSuppressed: true },
  { deletedAt: '2026-12-01T12:00:00.000Z' },
];
