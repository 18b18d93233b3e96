import { addressOf, sendsBody } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { contractsByContext } from '#shared/contracts.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

const find = createPathMatcher(
  Object.values(contractsByContext)
    .flat()
    .flatMap(({ operations }) => Object.values(operations))
    .map((operation) => ({ method: operation.method, path: addressOf(operation), to: operation })),
);

/** Fails the test where the API would refuse what the app sent: for an unknown field, or a wrong one. */
export function expectAccepted({ method, url }: Request, body: unknown): void {
  const { pathname, searchParams } = new URL(url);
  const found = find(method, pathname);
  if (!found) return;
  const rest = sendsBody(found.to) ? body : Object.fromEntries(searchParams);
  const { error } = found.to.input.safeParse({ ...Object(rest), ...found.pathParameters });
  if (error) consoleErrors.note(`The API would refuse ${method} ${pathname}: ${error.message}`);
}
