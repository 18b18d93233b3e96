import { expect, it } from 'vitest';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { dates, stageCallingOff, type Twin } from './called-off-play.ts';

/** What really happened in all schedules together: a play in which nothing does proves nothing. */
const happened = { alone: 0, crashed: 0 };

const callingOff =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageCallingOff(seed, twin);
    const { scheduler, memory, mails } = play;
    const isAlone = scheduler.random() < 0.5;
    await Promise.all([scheduler.run(), acted(play, isAlone)]);
    if (memory.defect) throw memory.defect;
    if (isAlone) happened.alone += 1;
    const told = [...mails.values()].toSorted((a, b) => a - b).join(' and ');
    const wanted = isAlone ? '1000 and 3000' : '4000';
    return told === wanted ? undefined : `the payer was told of ${told} in place of ${wanted}`;
  };

async function acted(play: ReturnType<typeof stageCallingOff>, isAlone: boolean): Promise<void> {
  const hearOften = async (chance: number) => {
    for (let round = 0; round < 4; round += 1) await play.hear(chance);
  };
  await play.begin();
  if (isAlone) await play.cancelAlone(dates[1] ?? '');
  await play.hear(0.5);
  await play.callOff();
  play.weather.isCalm = false;
  const survived = await Promise.all([0, 1].map(play.bringUp));
  if (survived.includes(false)) happened.crashed += 1;
  await hearOften(0.4);
  play.weather.isCalm = true;
  await play.bringUp(0);
  await hearOften(1);
}

it('tells of all dates of a canceled series at once, and of one that was canceled by itself alone', async () => {
  expect(await explore(callingOff(), schedules)).toEqual({ violations: 0, schedules });
  expect(happened.alone).toBeGreaterThan(schedules / 5);
  expect(happened.crashed).toBeGreaterThan(schedules / 20);
});

/** Says of no date that it is part of more. */
const apart: Twin['datesWith'] = () => async () => undefined;

/** Knows only the date that it was asked of. */
const ownAlone: Twin['datesWith'] = (is) => async (event, orderId, now) => {
  const together = await is(event, orderId, now);
  return together && { ...together, eventIds: [event.eventId] };
};

/** Waits for all dates of the series, also for a date that was canceled by itself. */
const always: Twin['datesWith'] =
  () =>
  async ({ seriesId }) => ({ calledOff: seriesId ?? '', eventIds: [...dates] });

it.each([
  ['each date is told by itself', apart],
  ['the first date doesn’t wait for the others', ownAlone],
  ['a date that was canceled by itself waits for the series', always],
])('is caught when %s', async (_what, datesWith) => {
  expect((await explore(callingOff({ datesWith }), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
