import { expect, it } from 'vitest';
import { connectionEntity } from '#lambdas/messages/presence/connection.entity.ts';
import { presenceEntity } from '#lambdas/messages/presence/presence.entity.ts';
import { createSocketStore } from '#lambdas/messages/presence/store.ts';
import { socketLimits } from '#shared/messages/socket.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { atRates, roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const now = new Date('2031-05-01T12:00:00Z');
const userId = '00000000-0000-4000-8000-000000000001';
const connection = { connectionId: 'socket', userId, signedInAt: 0 };
/** How many more may come. */
const left = 3;
const store = createSocketStore(stage.table);
const connections = connectionEntity(stage.table);
const presence = presenceEntity(stage.table);

type Twist = (write: Write) => Write;

/** Eight messages at once, of which three may come still. What one hears whose answer was lost is no promise. */
const race =
  <Heard>(prepare: () => Promise<unknown>, say: () => Promise<Heard>, judge: (heard: Heard[]) => string | undefined) =>
  (twist?: Twist) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, now.getTime());
    const rough = atRates(roughDay, scheduler.random);
    let isReady = false;
    stage.set(scheduler, new MemoryTable(scheduler, (possible) => (isReady ? rough(possible) : undefined), twist));
    const heard: Heard[] = [];
    const later = async () => {
      await scheduler.turn(scheduler.below(8));
      await say().then(
        (one) => heard.push(one),
        () => undefined,
      );
    };
    const all = async () => {
      await prepare();
      isReady = true;
      await Promise.all(Array.from({ length: 8 }, later));
    };
    await Promise.all([scheduler.run(), all()]);
    return judge(heard);
  };

const onConnection = race(
  () =>
    connections
      .put({ ...connection, leaseUntil: now.getTime(), expires: 0, messages: socketLimits.perConnection - left })
      .go(),
  () => store.countMessage(connection.connectionId, now),
  (heard) => {
    const times = (status: string) => heard.filter((one) => one.status === status).length;
    if (times('counted') > left) return 'more messages than a connection may say';
    return times('tooMany') > 1 ? 'a connection that was closed twice' : undefined;
  },
);

const tooManyOfPerson = (heard: boolean[]) =>
  heard.filter((one) => one).length > left ? 'more messages than a person may say in an hour' : undefined;
const someOfPerson = (messagesIn: string) =>
  presence
    .put({
      userId,
      online: true,
      leaseUntil: now.getTime(),
      connectionId: connection.connectionId,
      changedAt: now.toISOString(),
      messagesIn,
      messages: socketLimits.perPersonAndHour - left,
    })
    .go();
const ofPerson = race(
  () => someOfPerson('2031-05-01T12'),
  () => store.hear(connection, true, now),
  tooManyOfPerson,
);

it('takes no message over the limit of a connection, and closes it once', async () => {
  expect(await explore(onConnection(), schedules)).toMatchObject({ violations: 0 });
});

it('takes no message over the limit of a person in an hour', async () => {
  expect(await explore(ofPerson(), schedules)).toMatchObject({ violations: 0 });
});

it('catches a connection that is counted without its limit', async () => {
  expect(await explore(onConnection(without('#messages')), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});

it.each([
  ['without its limit', '#messages <'],
  ['from one again in the same hour', '#messagesIn <'],
])('catches a person who is counted %s', async (_, part) => {
  expect(await explore(ofPerson(without(part)), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
