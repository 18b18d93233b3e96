import { type Due, type PaidMark, stateOf } from '#shared/payments/outside/dues.ts';
import { useChange } from '#web/app/operations/use-change.ts';

interface Marking {
  readonly dueId: string;
  readonly mark: PaidMark;
  /** What the organizer saw: another sum by now is refused. */
  readonly seenAmountMinor: number;
}

interface DueOperations {
  readonly mark: (input: Marking) => Promise<unknown>;
  readonly unmark: (input: { readonly dueId: string }) => Promise<unknown>;
}

/** Marks payments, and takes marks back, with a word on what was done. */
export function useDueMarks({ mark, unmark }: DueOperations) {
  const marking = useChange(
    ({ due, as }: { due: Due; as: PaidMark }) =>
      mark({ dueId: due.dueId, mark: as, seenAmountMinor: due.owed?.amountMinor ?? 0 }),
    { done: (_, { due: { name }, as }) => (as === 'exempt' ? `${name} doesn’t have to pay` : `${name} paid`) },
  );
  const unmarking = useChange(({ due }: { due: Due }) => unmark({ dueId: due.dueId }), {
    done: (_, { due }) => (stateOf(due) === 'left' ? `${due.name} was paid back` : `The mark of ${due.name} is gone`),
  });
  return {
    onMark: (due: Due, as: PaidMark) => void marking.run({ due, as }),
    onUnmark: (due: Due) => void unmarking.run({ due }),
  };
}
