import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

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
