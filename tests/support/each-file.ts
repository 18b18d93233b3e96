import { beforeEach, vi } from 'vitest';
import { firstFlags } from '#shared/flags.ts';
import { cloud } from './product/cloud.ts';

// Files share a worker and with it the modules; what one of them wrote, moved, sent or replaced is gone before the next.
vi.restoreAllMocks();
cloud.renew();
// Each test finds plans on sale, and a provider that answers.
beforeEach(() => {
  cloud.flags = firstFlags;
  cloud.billing.begin();
});
