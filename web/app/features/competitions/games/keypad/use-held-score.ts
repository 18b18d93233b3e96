import { useState } from 'react';
import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import type { Deed } from '#web/app/operations/outbox.ts';
import { useHeldDeed } from './use-held-deed.ts';

const operation = 'games/enterScore';

/** A score that is held on this device, so that neither the other captain nor the table has seen it. */
export function useHeldScore({ gameId, matchId, version }: Match, about: string) {
  const [sent, setSent] = useState<Match>();
  const [refused, setRefused] = useState<string>();
  const isOf = ({ operation: of, input }: Pick<Deed, 'operation' | 'input'>) =>
    of === operation && input.gameId === gameId && input.matchId === matchId;
  const { held, hold, undo } = useHeldDeed(isOf, ({ answer, refused: reason }) => {
    setRefused(reason);
    setSent(games.operations.enterScore.output.safeParse(answer).data);
  });
  const { data: entry } = ScoreEntry.safeParse(held?.input.entry);
  const save = (next: ScoreEntry) => {
    setRefused(undefined);
    hold({ operation, input: { gameId, matchId, version, entry: next }, about });
  };
  return {
    held: held && entry && { entry, canUndo: held.canUndo },
    sent: sent && sent.version > version ? sent : undefined,
    refused,
    save,
    undo,
  };
}
