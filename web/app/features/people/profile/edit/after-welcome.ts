import { paths } from '#web/app/router/paths.ts';
import { onwardFrom } from '#web/app/router/return-path.ts';

/** The message is seen before the page changes (R-PROF-34). */
export const welcomeMs = 250;

/**
 * Where somebody new goes: on to when they can play, which they may skip; inside another page back to its dialog. Whoever
 * was on their way to something of ours goes there, as decision D6 promises.
 */
export async function afterWelcome(request: Request): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, welcomeMs));
  if (window.parent !== window) return paths.authDialog;
  const onward = onwardFrom(request);
  return onward && onward !== paths.home ? onward : paths.firstAvailability;
}
