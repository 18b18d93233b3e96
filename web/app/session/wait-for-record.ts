import type { Me } from '#shared/accounts/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import { loadMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** An account as its owner sees it. */
export type Recorded = Extract<Me, { state: 'success' }>;

const tries = 20;
const pauseMs = 500;

/** One's own record, asked for until it exists. @throws {Problem} `user.notFound` when it still does not after 10 s */
export async function waitForRecord(): Promise<Recorded> {
  for (let turn = 0; turn < tries; turn += 1) {
    const me = await loadMe();
    if (me.state === 'success') return me;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  notify('error', 'User not loaded');
  throw new Problem('user.notFound');
}
