import { setTimeout as pause } from 'node:timers/promises';

declare global {
  /** How far the local runtime has moved the product's clock; bundles in one process have each a copy of this module. */
  var roversClockAheadMs: number | undefined;
}
const aheadMs = () => globalThis.roversClockAheadMs ?? 0;

/** The only source of the present. The local runtime moves it forward; nothing else does. */
export const clock = {
  now: (): Date => new Date(Date.now() + aheadMs()),
  /** Lets so many milliseconds of the machine's time go by. */
  wait: (ms: number): Promise<void> => pause(ms),
  /** How far the clock has been moved ahead of the machine's, in milliseconds. */
  ahead: aheadMs,
  moveTo: (ms: number): void => {
    globalThis.roversClockAheadMs = ms;
  },
};
