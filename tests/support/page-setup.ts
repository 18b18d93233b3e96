import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** What jsdom lacks and Cloudscape's messages ask for, also a moment after their test is over. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

// The first page of a file loads its modules, which takes as long as the machine is busy.
configure({ asyncUtilTimeout: 30_000 });

/** Every test begins in a browser that remembers nothing, and leaves no page behind. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Messages of Cloudscape end their motion by a timer, which outlives the page: it would find no window any more.
const timers = new Set<NodeJS.Timeout>();
const start = globalThis.setTimeout;
beforeAll(() => {
  globalThis.setTimeout = Object.assign((...asked: Parameters<typeof start>) => {
    const timer = start(...asked);
    timers.add(timer);
    return timer;
  }, start);
});
afterAll(() => {
  globalThis.setTimeout = start;
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
});
