import { table } from '#lambdas/kernel/data/table.ts';

let made = 0;
table().client.middlewareStack.add(
  (next) => (sent) => {
    made += 1;
    return next(sent);
  },
  { step: 'initialize', name: 'countRequests' },
);

/** How often the table is asked while this is done, and what comes of it. */
export async function countingRequests<Result>(work: () => Promise<Result>) {
  const before = made;
  const result = await work();
  return { result, requests: made - before };
}
