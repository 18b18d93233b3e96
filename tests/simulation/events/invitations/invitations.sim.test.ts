import { expect, it } from 'vitest';
import { invitationEntity } from '#lambdas/events/invitations/invitation.entity.ts';
import { createInvitationStore } from '#lambdas/events/invitations/store.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import type { MemoryTable, Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn, personId, plantLine } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T12:00:00Z');
const seats = createSeatStore(stage.table, stage.retry);
const invitations = createInvitationStore(stage.table, stage.retry);
const rows = invitationEntity(stage.table);
const players = [0, 1, 2, 3, 4, 5].map(personId);
const capacity = 3;

/** Six invited players accept at once, one of them twice, where the host decides, while the host withdraws invitations. */
const accepting =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start, twin);
    plantLine(memory, capacity, capacity, { asksFrom: '' });
    let violation: string | undefined;
    const act = async (work: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(40));
      await work().catch(pastFaults);
    };
    const played = (async () => {
      for (const userId of players)
        await rows
          .put({ eventId, userId, status: 'invited', invitedBy: 'Sam', invitedAt: '2026-12-01T10:00:00.000Z' })
          .go();
      const watch = watchSeats(memory);
      memory.onCommit = () => {
        violation ??= watch();
      };
      weather.isCalm = false;
      await Promise.all([
        ...[...players, players[0] ?? ''].map((userId) =>
          act(() => seats.join({ eventId, userId, now: scheduler.now })),
        ),
        ...players.slice(0, 4).map((userId) => act(() => invitations.remove({ eventId, userId }))),
      ]);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return violation;
  };

/** At every commit: each new player was invited at that moment, and seats are never oversold. */
function watchSeats(memory: MemoryTable): () => string | undefined {
  let known = new Set<string>();
  return () => {
    const line = lineIn(memory);
    const invited = new Set(memory.entity('invitation').map(({ userId }) => userId));
    const fresh = Object.keys(line.order).filter((userId) => !known.has(userId));
    known = new Set(Object.keys(line.order));
    if (known.size > capacity || seating(line).taken > capacity) return 'more accepted than there are seats';
    if (fresh.some((userId) => !invited.has(userId))) return 'a withdrawn invitation let a player in';
    return fresh.some((userId) => userId in line.requests) ? 'a player is in and still asks' : undefined;
  };
}

it('lets invited players in up to the last seat, and no player whose invitation was withdrawn', async () => {
  expect(await explore(accepting(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when the write does not look at the invitation', async () => {
  expect(await explore(accepting(without('#status')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});

it('is caught when the write does not look whether the line moved', async () => {
  const blind = accepting(({ ConditionExpression, ...write }) =>
    write.UpdateExpression ? write : { ...write, ...(ConditionExpression && { ConditionExpression }) },
  );
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
