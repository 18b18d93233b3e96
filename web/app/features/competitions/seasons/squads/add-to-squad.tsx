import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Squad } from '#shared/competitions/seasons/squad.ts';
import { AddPeople, addedWords } from '#web/app/forms/people/add-people.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Adds players to a team by name. They need no account, and play as soon as they are on it. */
export function AddToSquad({ squad: { seasonId, squadId, playerCount } }: { readonly squad: Squad }) {
  const { run, isRunning, problem } = useOperation(seasonsContract, 'addSquadPlayers', {
    done: ({ squad, skipped }) => addedWords(squad.playerCount - playerCount, skipped),
    isForm: true,
  });
  return (
    <AddPeople
      label="Add players by name"
      isAdding={isRunning}
      problem={problem}
      onAdd={(people) => run({ seasonId, squadId, people })}
    />
  );
}
