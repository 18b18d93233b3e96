import { vi } from 'vitest';

/** Timers of so many milliseconds wait, however slow the machine is, until the test lets them go. */
export function holdTimers(ms: number): () => void {
  const held: (() => void)[] = [];
  const real = globalThis.setTimeout;
  const hold = (run: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => {
    if (after !== ms) return real(run, after, ...given);
    held.push(() => run(...given));
    return real(() => undefined, 0);
  };
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return () => {
    spy.mockRestore();
    for (const run of held) run();
  };
}
