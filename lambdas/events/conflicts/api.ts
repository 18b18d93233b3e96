import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { conflictsContract } from '#shared/events/conflicts/contract.ts';
import { createCommitmentsReader } from './commitments.ts';
import { listConflicts } from './list-conflicts.ts';

const parts = { dependants: createDependantReader(table()), commitments: createCommitmentsReader(table()) };

export const handler = serve(conflictsContract, {
  listConflicts: (input, caller) => listConflicts(input, caller, parts),
});
