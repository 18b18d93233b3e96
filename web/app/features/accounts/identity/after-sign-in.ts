import { paths } from '#web/app/router/paths.ts';
import { forgetMe, loadMe } from '#web/app/session/me.ts';

/** Where a person goes who has just signed in: on, or first to the profile while that is incomplete. */
export async function afterSignIn(next: string): Promise<string> {
  forgetMe();
  const me = await loadMe().catch(() => undefined);
  const isIncomplete = me?.state === 'pending' || (me?.state === 'success' && !me.hasAdditionalInfo);
  return isIncomplete ? paths.completeProfile(next) : next;
}
