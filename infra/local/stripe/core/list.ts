import type Stripe from 'stripe';
import * as z from 'zod';
import type { Kept, ObjectName } from './objects.ts';
import { Int } from './params.ts';
import { invalid } from './problem.ts';
import type { Call } from './routes.ts';

const range = z.union([
  Int.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: Int.optional(), gte: Int.optional(), lt: Int.optional(), lte: Int.optional() }),
]);
type Range = { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined };

/** What every list takes: https://docs.stripe.com/api/pagination */
export const paging = {
  limit: Int.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: range.optional(),
};

interface Paging {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: Range | undefined;
}

/** A page of the account's objects, newest first. @throws {StripeProblem} when it begins at an object that is not there */
export function listPage<N extends ObjectName>(
  { world: { store }, scope, path }: Call,
  name: N,
  page: Paging,
  matches: (object: Kept[N]) => boolean = () => true,
): Stripe.ApiList<Kept[N]> {
  const edge = page.starting_after ?? page.ending_before;
  if (edge && !store.find(scope, name, edge))
    throw invalid(`No such ${name}: '${edge}'`, 'starting_after', 'resource_missing');
  const fits = (object: Kept[N]) => inRange(createdOf(object), page.created) && matches(object);
  const found = page.ending_before
    ? before([...store.list(scope, name)].filter(fits), page.ending_before, page.limit)
    : after(store.list(scope, name), fits, page);
  return { object: 'list', data: found.data, has_more: found.hasMore, url: path };
}

function after<T extends { readonly id: string }>(
  objects: Iterable<T>,
  fits: (object: T) => boolean,
  { starting_after: edge, limit }: Paging,
) {
  const data: T[] = [];
  let isOn = edge === undefined;
  for (const object of objects) {
    if (isOn && fits(object)) data.push(object);
    if (data.length > limit) return { data: data.slice(0, limit), hasMore: true };
    isOn ||= object.id === edge;
  }
  return { data, hasMore: false };
}

function before<T extends { readonly id: string }>(objects: readonly T[], edge: string, limit: number) {
  const newer = objects.slice(
    0,
    Math.max(
      0,
      objects.findIndex(({ id }) => id === edge),
    ),
  );
  return { data: newer.slice(-limit), hasMore: newer.length > limit };
}

const createdOf = (object: object) => ('created' in object ? Number(object.created) : 0);

function inRange(at: number, range: Range = {}): boolean {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  return at > gt && at >= gte && at < lt && at <= lte;
}
