import { expect, it } from 'vitest';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { askedOf, eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, plantLine } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const store = createSeatStore(stage.table, stage.retry);
const lines = seatsEntity(stage.table);
const when = { gameTypeId: 'soccer', startsAt: '2026-12-02T00:00:00.000Z', timeZone: 'America/Chicago' };
const asked = [{ leastAge: 18 }, { leastAge: 18, mostAge: 35 }, { gender: 'women_plus' as const }].map((eligibility) =>
  askedOf({ ...when, eligibility }),
);
const players = Array.from({ length: 6 }, (_, index) => ({
  userId: `u${index}`,
  player: {
    birthdate: ['2015-03-01', '2000-03-01', '1970-03-01'][index % 3] ?? '',
    gender: index < 3 ? ('woman' as const) : ('man' as const),
  },
}));

/** Six people join while the host changes the eligibility twice. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    plantLine(memory, 10, 10, { asked: asked[0] ?? '' });
    let violation: string | undefined;
    let before = lineIn(memory);
    memory.onCommit = () => {
      violation ??= judge(before, lineIn(memory));
      before = lineIn(memory);
    };
    const joins = players.map(async (person) => {
      await scheduler.turn(scheduler.below(6));
      await store.join({ eventId, ...person, now: scheduler.now }).catch(pastFaults);
    });
    const edit = async (text: string) => {
      await scheduler.turn(2 + scheduler.below(10));
      await lines.patch({ eventId }).set({ asked: text }).add({ version: 1 }).go().catch(pastFaults);
    };
    await Promise.all([scheduler.run(), ...joins, ...asked.slice(1).map(edit)]);
    return violation;
  };

/** The player who got in with a write was meant when it was made. */
function judge(before: StoredLine, after: StoredLine): string | undefined {
  const unmeant = players.find(
    ({ userId, player }) =>
      userId in after.order && !(userId in before.order) && eligibilityFailuresOf(before.asked, player).length > 0,
  );
  return unmeant && 'a player is in who was not eligible';
}

it('lets no player in who is no longer eligible', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught without the condition on eligibility', async () => {
  expect((await explore(race(without('#asked IN')), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
