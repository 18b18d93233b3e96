import { vi } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';

/** The machine's time stands still, and goes on by as much as the product waits; `vi.useRealTimers` ends it. */
export function stopClockAt(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  vi.spyOn(clock, 'wait').mockImplementation(async (ms) => void vi.setSystemTime(Date.now() + ms));
}
