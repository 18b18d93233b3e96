import { type Contract, type Operation, routeKey } from '#shared/contract/operation.ts';

/** One operation as the gateway sees it. */
interface Route {
  readonly key: string;
  readonly operation: Operation;
  /** The name of the contract, and so of the function that serves it. */
  readonly contract: string;
}

interface MatchedRoute {
  readonly route: Route;
  /** Decoded. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: Route;
  readonly method: string;
  readonly segments: readonly string[];
}

/** Finds the operation of a request. A literal segment beats a parameter, as at API Gateway. */
export function createRouter(contracts: readonly Contract[]) {
  const patterns = contracts
    .flatMap(({ name, operations }) => Object.values(operations).map((operation) => toPattern(name, operation)))
    .sort((a, b) => specificity(a).localeCompare(specificity(b)));
  return (method: string, pathname: string): MatchedRoute | undefined => {
    const given = pathname.split('/');
    for (const { route, method: wanted, segments } of patterns) {
      const pathParameters = wanted === method ? match(segments, given) : undefined;
      if (pathParameters) return { route, pathParameters };
    }
    return undefined;
  };
}

function toPattern(contract: string, operation: Operation): Pattern {
  const key = routeKey(operation);
  const [method = '', path = ''] = key.split(' ');
  return { route: { key, operation, contract }, method, segments: path.split('/') };
}

const isParameter = (segment: string) => segment.startsWith('{');
/** Sorts literals before parameters, segment by segment. */
const specificity = ({ segments }: Pattern) => segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');

function match(segments: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const pairs = segments.map((segment, index) => [segment, given[index] ?? ''] as const);
  if (!pairs.every(([segment, value]) => (isParameter(segment) ? value !== '' : segment === value))) return undefined;
  return Object.fromEntries(
    pairs.filter(([segment]) => isParameter(segment)).map(([segment, value]) => [segment.slice(1, -1), decode(value)]),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
