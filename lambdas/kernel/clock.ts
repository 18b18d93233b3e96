import { setTimeout as pause } from 'node:timers/promises';

let aheadMs = 0;

/** The only source of the present. The local runtime moves it forward; nothing else does. */
export const clock = {
  now: (): Date => new Date(Date.now() + aheadMs),
  /** Lets so many milliseconds of the machine's time go by. */
  wait: (ms: number): Promise<void> => pause(ms),
  /** How far the clock has been moved ahead of the machine's, in milliseconds. */
  ahead: (): number => aheadMs,
  moveTo: (ms: number): void => {
    aheadMs = ms;
  },
};
