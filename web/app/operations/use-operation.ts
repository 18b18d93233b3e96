import type { Answer, Contract, Operation, Sent } from '#shared/contract/operation.ts';
import { deedsThatWait } from './deeds-that-wait.ts';
import { operations } from './operations.ts';
import { putInOutbox } from './outbox.ts';
import { type Change, type ChangeOptions, useChange } from './use-change.ts';

/**
 * A button's operation: `const join = useOperation(events, 'joinEvent', { done: "You're in." })`, then
 * `join.run({ eventId })`. The page's data is read again afterwards, except after an operation that only reads. Without a
 * network, what can wait is put in line and sent later.
 */
export function useOperation<Operations extends Record<string, Operation>, Id extends keyof Operations & string>(
  contract: Contract<Operations>,
  id: Id,
  options: ChangeOptions<Sent<Operations[Id]>, Answer<Operations[Id]>> = {},
): Change<Sent<Operations[Id]>, Answer<Operations[Id]>> {
  const { method }: Operations[Id] = contract.operations[id];
  const operation = `${contract.name}/${id}`;
  return useChange((input, idempotencyKey) => operations(contract)[id](input, { idempotencyKey }), {
    rereads: method !== 'GET',
    ...(deedsThatWait[operation] && {
      later: (input, deedId) => putInOutbox({ deedId, operation, input, about: pageTitle() }),
    }),
    ...options,
  });
}

/** What the page is about: the name of the event, before the product's. */
const pageTitle = (): string => document.title.replace(/ · [^·]*$/, '');
