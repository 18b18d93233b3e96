import { afterEach, vi } from 'vitest';

// Files share a worker and with it the modules: a part of a page that is still being loaded when its file ends would fail,
// and stay failed for the files after it.
afterEach(() => vi.dynamicImportSettled());
