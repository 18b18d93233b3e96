import type * as z from 'zod';
import { Problem } from '#shared/contract/errors.ts';
import { type Operation, sendsBody } from '#shared/contract/operation.ts';
import { lateStarts, tooFarAhead } from '#shared/start-window.ts';
import type { HttpEvent } from './actor.ts';
import { callOf, type Step } from './call.ts';

const maxBodyBytes = 256 * 1024;
const maxDepth = 12;
const maxReported = 20;

/** Reads and checks what the caller sent. @throws {Problem} request.invalid, and others of the body */
export const readInput = (): Step => ({
  before: ({ event, context }) => {
    const call = callOf(context);
    call.input = inputOf(call.operation, event, call.now);
  },
});

/** Everything the caller sent, parsed. Path values win, so a body cannot name another thing than the one authorized. */
function inputOf(operation: Operation, event: HttpEvent, now: Date): Record<string, unknown> {
  const rest = sendsBody(operation) ? readBody(event) : readQuery(event);
  const raw = { ...rest, ...event.pathParameters };
  const result = operation.input.safeParse(raw);
  if (!result.success) throw new Problem('request.invalid', { fields: toFields(result.error) });
  const late = lateStarts(operation.input, result.data, now).map((field) => [field, tooFarAhead] as const);
  if (late.length > 0) throw new Problem('request.invalid', { fields: Object.fromEntries(late) });
  return result.data;
}

function readBody(event: HttpEvent): object {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');
  if (Buffer.byteLength(text) > maxBodyBytes) throw new Problem('request.tooLarge');
  if (text === '') return {};
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) throw new Problem('request.wrongType');
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('request.invalid', { fields: { body: 'Send a JSON object.' } });
  if (!isPlain(value, maxDepth))
    throw new Problem('request.invalid', { fields: { body: 'That JSON is not acceptable.' } });
  return value;
}

/** The gateway joins repeated parameters with a comma; which one was meant cannot be known, so they are refused. */
function readQuery(event: HttpEvent): object {
  const names = [...new URLSearchParams(event.rawQueryString).keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Problem('request.invalid', { fields: { [repeated]: 'Given more than once.' } });
  return event.queryStringParameters ?? {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('request.invalid', { fields: { body: 'Not valid JSON.' } });
  }
}

/** No deeper than allowed, and no key that could reach a prototype. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  if (keys.some((key) => key === '__proto__' || key === 'constructor' || key === 'prototype')) return false;
  return Object.values(value).every((member) => isPlain(member, depth - 1));
}

/** One sentence per wrong field; unknown keys are named one by one. */
function toFields(error: z.ZodError): Record<string, string> {
  const entries = error.issues.flatMap((issue): [string, string][] => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [[path.join('.') || 'body', issue.message]];
    return issue.keys.map((key) => [[...path, key].join('.'), 'Not a known field.']);
  });
  return Object.fromEntries(entries.reverse().slice(-maxReported));
}
