import { vi } from 'vitest';
import { cloud } from './product/cloud.ts';

// Files share a worker and with it the modules; what one of them wrote, moved, sent or replaced is gone before the next.
vi.restoreAllMocks();
cloud.renew();
