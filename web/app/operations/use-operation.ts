import type { Answer, Contract, Operation, Sent } from '#shared/contract/operation.ts';
import { operations } from './operations.ts';
import { type Change, type ChangeOptions, useChange } from './use-change.ts';

/**
 * A button's operation: `const join = useOperation(events, 'joinEvent', { done: "You're in." })`, then
 * `join.run({ eventId })`. The page's data is read again afterwards, except after an operation that only reads.
 */
export function useOperation<Operations extends Record<string, Operation>, Id extends keyof Operations & string>(
  contract: Contract<Operations>,
  id: Id,
  options: ChangeOptions<Sent<Operations[Id]>, Answer<Operations[Id]>> = {},
): Change<Sent<Operations[Id]>, Answer<Operations[Id]>> {
  const { method }: Operations[Id] = contract.operations[id];
  return useChange((input, idempotencyKey) => operations(contract)[id](input, { idempotencyKey }), {
    rereads: method !== 'GET',
    ...options,
  });
}
