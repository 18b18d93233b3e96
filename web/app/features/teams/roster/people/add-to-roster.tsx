import { teamRoster } from '#shared/teams/roster/contract.ts';
import { AddPeople, addedWords } from '#web/app/forms/people/add-people.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Adds players to the roster of a community: all it takes is a name. */
export function AddToRoster({ teamId }: { readonly teamId: string }) {
  const { run, isRunning, problem } = useOperation(teamRoster, 'addRosterPeople', {
    done: ({ added, skipped }) => addedWords(added, skipped),
    isForm: true,
  });
  return (
    <AddPeople label="Add players" isAdding={isRunning} problem={problem} onAdd={(people) => run({ teamId, people })} />
  );
}
