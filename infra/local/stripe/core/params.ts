import * as z from 'zod';
import { invalid, type StripeProblem } from './problem.ts';
import type { Call } from './routes.ts';

/** Values of a form are texts. */
export const Int = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const Bool = z.enum(['true', 'false']).transform((text) => text === 'true');
export const Currency = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/);
/** An empty value unsets a name, an empty text all of them. */
export const Metadata = z.union([
  z.record(z.string().max(40), z.string().max(500)),
  z.literal('').transform(() => ({})),
]);

/** @throws {StripeProblem} that names the parameter, as a call with a mistake does at Stripe */
export function readParams<T extends z.ZodType>({ params }: Pick<Call, 'params'>, shape: T): z.output<T> {
  const read = shape.safeParse(params);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? problemOf(issue) : invalid('Invalid request.');
}

function problemOf(issue: z.core.$ZodIssue): StripeProblem {
  const name = (steps: readonly PropertyKey[]) =>
    steps.map((step, index) => (index ? `[${String(step)}]` : String(step))).join('');
  if (issue.code === 'unrecognized_keys') {
    const param = name([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const param = name(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  return invalid(`Invalid ${param}: ${issue.message}`, param, 'parameter_invalid');
}

/** What metadata becomes: names are added one by one, and an empty value takes one away. */
export const mergedMetadata = (
  before: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
