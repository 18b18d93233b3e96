import { clock } from '#lambdas/kernel/clock.ts';
import type { Settings } from '../data/settings.ts';

const minuteMs = 60_000;
/** However far the leap, jobs get to see at most this many moments of it. */
const mostStrides = 60;
const settingName = 'clockAheadMs';

export interface TimeTravel {
  /** The product's time moves on by these minutes; what comes due on the way is run on the way. */
  forward(minutes: number): Promise<void>;
}

/** Sets the product's clock where the last run left it. */
export const restoreClock = (settings: Settings): void => clock.moveTo(Number(settings.get(settingName) ?? 0));

/** Moves the product's clock, only ever forward: facts do not happen in the past. */
export function createTimeTravel(
  settings: Settings,
  {
    runDue,
    shortestRateMs,
    settle,
  }: {
    readonly runDue: () => Promise<void>;
    readonly shortestRateMs: number;
    readonly settle: () => Promise<void>;
  },
): TimeTravel {
  let moving: Promise<void> = Promise.resolve();
  const travel = async (minutes: number) => {
    const target = clock.ahead() + minutes * minuteMs;
    const strideMs = Math.max(shortestRateMs, (minutes * minuteMs) / mostStrides);
    while (clock.ahead() < target) {
      const ahead = Math.min(clock.ahead() + strideMs, target);
      clock.moveTo(ahead);
      settings.set(settingName, String(ahead));
      await runDue();
    }
    await settle();
  };
  return {
    forward: (minutes) => {
      const moved = moving.then(() => travel(minutes));
      // A move that failed must not fail those after it.
      moving = moved.catch(() => undefined);
      return moved;
    },
  };
}
