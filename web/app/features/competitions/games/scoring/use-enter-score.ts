import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const enteredWords: Partial<Readonly<Record<Match['status'], string>>> = {
  awaiting_confirmation: 'Saved. The other team has to confirm it.',
  disputed: 'The teams entered different scores. The organizer decides.',
};

/** Enters a score and says what becomes of it. */
export const useEnterScore = (onClose: () => void) =>
  useOperation(games, 'enterScore', {
    done: ({ status }) => enteredWords[status] ?? 'Score saved.',
    onDone: onClose,
    onWaiting: onClose,
    showsProblem: true,
  });
