import { clock } from '#lambdas/kernel/clock.ts';

/** When every match of the seasons of these tests has begun. */
const summer = Date.parse('2027-07-15T12:00:00Z');

/** Does what can be done only once matches have begun, such as entering their scores. */
export async function oncePlayed<Result>(work: () => Promise<Result>): Promise<Result> {
  const ahead = clock.ahead();
  clock.moveTo(summer - (clock.now().getTime() - ahead));
  try {
    return await work();
  } finally {
    clock.moveTo(ahead);
  }
}
