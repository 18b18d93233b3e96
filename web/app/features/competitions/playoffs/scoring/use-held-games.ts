import { useState } from 'react';
import * as z from 'zod';
import { GameScore } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import { type Playoff, PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import type { Deed } from '#web/app/operations/outbox.ts';
import { useHeldDeed } from '../../games/keypad/use-held-deed.ts';
import { refusalWords } from '../playoff-words.ts';

const Said = z.object({ matchId: z.string(), games: z.array(GameScore) });
const Reported = z
  .object({ matchId: z.string(), report: z.object({ games: z.array(GameScore) }) })
  .transform(({ matchId, report: { games } }) => ({ matchId, games }));
const Sent = z.union([Reported, z.object({ command: Said }).transform(({ command }) => command)]);

/** The match and the games of a deed; undefined of another one. */
const saidIn = ({ operation, input }: Pick<Deed, 'operation' | 'input'>) =>
  operation.startsWith('playoffs/') ? Sent.safeParse(input).data : undefined;

/**
 * The score of a bracket's match that is held on this device. It names the two who meet, so that scores of other matches
 * that come first don't matter.
 * @param isFinal whether the score of its reader stands at once; otherwise the other side answers it
 */
export function useHeldGames(playoff: Playoff, match: BracketMatch, isFinal: boolean, about: string) {
  const { gameId, version } = playoff;
  const { matchId } = match;
  const [sentVersion, setSentVersion] = useState(0);
  const [refused, setRefused] = useState<string>();
  const isOf = (deed: Pick<Deed, 'operation' | 'input'>) =>
    deed.input.gameId === gameId && saidIn(deed)?.matchId === matchId;
  const { held, hold, undo } = useHeldDeed(isOf, ({ answer, refused: problem }) => {
    const { data: outcome } = PlayoffOutcome.safeParse(answer);
    setRefused(outcome?.status === 'refused' ? refusalWords(outcome.reason) : problem);
    if (outcome?.status === 'applied') setSentVersion(outcome.playoff.version);
  });
  const save = (games: readonly GameScore[]) => {
    setRefused(undefined);
    const seen = { gameId, version, entrantIds: entrantsIn(match) };
    hold(
      isFinal
        ? {
            operation: 'playoffs/scorePlayoff',
            input: { ...seen, command: { type: 'enter_result', matchId, games } },
            about,
          }
        : { operation: 'playoffs/reportPlayoff', input: { ...seen, matchId, report: { act: 'report', games } }, about },
    );
  };
  const said = held && saidIn(held);
  return {
    held: held && said && { games: said.games, canUndo: held.canUndo },
    /** It was sent, and the page has not read the bracket again yet. */
    isSent: sentVersion > version,
    refused,
    save,
    undo,
  };
}
