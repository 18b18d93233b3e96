import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A refused save changed nothing: reading the record again would take away what was typed. */
export function keepWhatWasTyped({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isRefused = typeof actionResult === 'object' && actionResult !== null && 'fields' in actionResult;
  return !isRefused && defaultShouldRevalidate;
}
