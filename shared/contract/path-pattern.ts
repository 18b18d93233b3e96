import type { Method } from './operation.ts';

/** What answers a request, found by method and path. */
interface Pattern<To> {
  readonly method: Method | 'ANY';
  readonly segments: readonly string[];
  readonly to: To;
}

interface Found<To> {
  readonly to: To;
  /** Decoded. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

export interface Addressed<To> {
  readonly method: Method | 'ANY';
  /** As in `/api/games/{gameId}`; `{proxy+}` at the end stands for one segment or more. */
  readonly path: string;
  readonly to: To;
}

/**
 * Finds what a request is for, as API Gateway does: a literal segment beats a parameter, both beat a greedy one, and a
 * method of its own beats `ANY` (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html).
 */
export function createPathMatcher<To>(all: readonly Addressed<To>[]) {
  const patterns = all
    .map(({ method, path, to }): Pattern<To> => ({ method, segments: path.split('/'), to }))
    .sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  return (method: string, pathname: string): Found<To> | undefined => {
    const given = pathname.split('/');
    for (const pattern of patterns) {
      const isMethod = pattern.method === 'ANY' || pattern.method === method;
      const pathParameters = isMethod ? match(pattern.segments, given) : undefined;
      if (pathParameters) return { to: pattern.to, pathParameters };
    }
    return undefined;
  };
}

const greedy = '{proxy+}';
const isParameter = (segment: string) => segment.startsWith('{');

/** Literals before parameters, segment by segment; then greedy ones; then whatever takes any method. */
const rankOf = ({ method, segments }: Pattern<unknown>) =>
  (segments.includes(greedy) ? '1' : '0') +
  segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('') +
  (method === 'ANY' ? '1' : '0');

function match(segments: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const isGreedy = segments.at(-1) === greedy;
  const all = isGreedy ? gathered(segments, given) : given;
  if (segments.length !== all.length) return undefined;
  const pairs = segments.map((segment, index) => [segment, all[index] ?? ''] as const);
  if (!pairs.every(([segment, value]) => (isParameter(segment) ? value !== '' : segment === value))) return undefined;
  return Object.fromEntries(
    pairs.filter(([segment]) => isParameter(segment)).map(([segment, value]) => [nameOf(segment), decode(value)]),
  );
}

const gathered = (segments: readonly string[], given: readonly string[]) => [
  ...given.slice(0, segments.length - 1),
  given.slice(segments.length - 1).join('/'),
];

const nameOf = (segment: string) => segment.slice(1, -1).replace('+', '');

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
