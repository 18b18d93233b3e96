import type { DefaultValues } from 'react-hook-form';
import type { Answer, Contract, Input, Operation, Sent } from '#shared/contract/operation.ts';
import type { ChangeOptions } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts';

interface OperationFormOptions<O extends Operation>
  extends Omit<ChangeOptions<Sent<O>, Answer<O>>, 'isForm' | 'showsProblem'> {
  /** What the fields begin with. */
  readonly defaults: DefaultValues<Input<O>>;
  /** Values that no field shows, such as the id from the address: always those of now, not those that the form began with. */
  readonly also?: Partial<Input<O>>;
}

/** A form that is an operation's input, checked by the same zod object that the Lambda uses. */
export function useOperationForm<Operations extends Record<string, Operation>, Id extends keyof Operations & string>(
  contract: Contract<Operations>,
  id: Id,
  { defaults, also, ...options }: OperationFormOptions<Operations[Id]>,
): CheckedForm<Input<Operations[Id]>> {
  const { input }: Operations[Id] = contract.operations[id];
  return useCheckedForm<Operations[Id]['input']>(
    input,
    defaults,
    useOperation(contract, id, { ...options, isForm: true }),
    also,
  );
}
