import type { FieldError } from 'react-hook-form';

/** The first of whatever is wrong anywhere in a list. */
export function firstMessage(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined;
  const { message } = error as FieldError;
  if (typeof message === 'string' && message) return message;
  const inner = Object.entries(error).filter(([name]) => name !== 'ref');
  return inner.map(([, one]) => firstMessage(one)).find(Boolean);
}
