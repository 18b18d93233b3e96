import * as z from 'zod';
import { errors } from '../errors.ts';
import type { Pool } from '../users/pool.ts';

/** One call of the JSON API: parses what it was sent and answers with what is sent back. */
export type Target = (pool: Pool, input: unknown) => Promise<object>;

/** Input that does not fit is refused in the words of the service. */
export function target<Input extends z.ZodType>(
  schema: Input,
  run: (pool: Pool, input: z.output<Input>) => object | Promise<object>,
): Target {
  return async (pool, input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return run(pool, parsed.data);
    const [issue] = parsed.error.issues;
    const path = String(issue?.path[0] ?? 'request');
    const name = path.charAt(0).toLowerCase() + path.slice(1);
    throw errors.invalidParameter(
      `1 validation error detected: Value at '${name}' failed to satisfy constraint: ${issue?.message}`,
    );
  };
}

/** A required, non-empty text. */
export const Text = z.string('Member must not be null').min(1, 'Member must have length greater than or equal to 1');

/** The API's own bounds, before any policy. */
export const Password = Text.max(256, 'Member must have length less than or equal to 256');

export const Attributes = z.array(z.object({ Name: Text, Value: z.string().max(2048).default('') })).default([]);

export const Metadata = z.record(z.string(), z.string()).optional();
