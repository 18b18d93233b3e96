import { clock } from '../../kernel/clock.ts';

const secondMs = 1000;
/** Timers of the machine may end a millisecond early, and the user pool's clock is another one. */
const marginMs = 5;

/** From when sign-ins count that come after this instant: tokens say to the second when their session began. */
export const signInsFrom = (instant: Date): string =>
  new Date((Math.floor(instant.getTime() / secondMs) + 1) * secondMs).toISOString();

/**
 * Waits until a sign-in counts again after every session was ended at `instant`: a second at most. What ends sessions
 * answers after this, so that a person who signs in right after the answer is let in.
 */
export async function untilSignInsCount(
  instant: Date,
  { now, wait }: Pick<typeof clock, 'now' | 'wait'> = clock,
): Promise<void> {
  const leftMs = Date.parse(signInsFrom(instant)) - now().getTime();
  if (leftMs > 0) await wait(Math.min(leftMs, secondMs) + marginMs);
}
