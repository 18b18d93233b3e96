import { paths } from '#web/app/router/paths.ts';
import { forgetMe, loadMe } from '#web/app/session/me.ts';

/**
 * Where a person goes who has just signed in: on, where a name is enough, as it is for joining (decision D57). The page of
 * an event asks for the name itself; elsewhere players without one, and those on their way to nothing in particular, first
 * see the profile while that is incomplete.
 */
export async function afterSignIn(next: string): Promise<string> {
  forgetMe();
  const me = await loadMe().catch(() => undefined);
  if (me?.state === 'factorNeeded') return paths.signInCode(next);
  if (me?.state === 'pending') return paths.completeProfile(next);
  if (me?.state !== 'success' || me.hasAdditionalInfo) return next;
  return next !== paths.home && (me.displayName || asksForName(next)) ? next : paths.completeProfile(next);
}

const asksForName = (path: string): boolean => /^\/(evt|event|discover\/events)\//.test(path);
