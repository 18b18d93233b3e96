/**
 * Goes on after what the stage made fail, as a client does who is told that it didn't work. A mistake in the play itself is
 * thrown: a play that stops before its first write would prove nothing.
 */
export function pastFaults(error: unknown): undefined {
  if (error instanceof TypeError || error instanceof ReferenceError) throw error;
  return undefined;
}
