import * as fc from 'fast-check';

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { inner: [nested(depth - 1)] });

/** What no field is meant to hold. */
const nasty: readonly unknown[] = [
  ...['', ' ', '\u0000', '\ud800', '\u202etxt', 'a\r\nBcc: x@example.com', '👩‍👩‍👧‍👦'.repeat(40), 'ﷺ'.repeat(200)],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', '%00', '%', "' OR 1=1 --", '{{7*7}}'],
  ...['<img src=x onerror=alert(1)>', 'NaN', 'Infinity', '-0', '1e400', '0x10', '9999-12-31T23:59', '2026-02-30T10:00'],
  ...['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-11-01T01:30', 'Etc/GMT+12', 'x'.repeat(10_000)],
  ...['x'.repeat(300_000), 'é'.repeat(3000)],
  ...[-1, 0, 1.5, -0, 1e308, -1e308, 2 ** 53, 5e-324, true, false, null],
  ...[[], {}, [[]], [null], { length: -1 }, { toString: 1 }, nested(3), nested(8), nested(60)],
  Array.from({ length: 2000 }, (_, index) => index),
];
const pollution = { polluted: true };

type Path = readonly (string | number)[];

/** Every place in a value, itself included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function replaced(value: unknown, [step, ...rest]: Path, change: (held: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const member = (value as Record<string | number, unknown>)[step];
  Object.defineProperty(copy, step, {
    value: replaced(member, rest, change),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

const withKey = (held: unknown, key: string, value: unknown) =>
  Object.defineProperty({ ...(typeof held === 'object' ? held : {}) }, key, { value, enumerable: true });

function withoutKey(held: unknown): unknown {
  if (typeof held !== 'object' || held === null) return undefined;
  const [, ...rest] = Object.entries(held);
  return Object.fromEntries(rest);
}

const changes: fc.Arbitrary<(held: unknown) => unknown> = fc.oneof(
  fc.constantFrom(...nasty).map((value) => () => value),
  fc.string({ unit: 'binary', maxLength: 200 }).map((value) => () => value),
  fc.jsonValue({ maxDepth: 3 }).map((value) => () => value),
  fc.constant((held: unknown) => [held]),
  // Not `String`: an object without a prototype, or with a `toString` of its own, has no text.
  fc.constant((held: unknown) => (typeof held === 'object' ? JSON.stringify(held) : String(held))),
  fc.constant(withoutKey),
  fc
    .constantFrom('__proto__', 'constructor', 'prototype', 'userId', 'role', 'constructor.prototype', '', 'toJSON')
    .map((key) => (held: unknown) => withKey(held, key, pollution)),
);

/** The value with one place of it made wrong. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...pathsOf(value)), changes).map(([path, change]) => replaced(value, path, change));

/** What may stand where a JSON object should. */
export const brokenBodies: fc.Arbitrary<{ readonly body: string; readonly type: string }> = fc.record({
  body: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '0',
      '\ufeff{}',
      '{"a":1,"a":2}',
      '{"__proto__":{"polluted":true}}',
    ),
    fc.constantFrom(
      '['.repeat(100_000),
      '{"a":'.repeat(20_000),
      `{"a":"${'x'.repeat(300_000)}"}`,
      `{"a":${'9'.repeat(5000)}}`,
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
  ),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    '',
    'multipart/form-data',
  ),
});
