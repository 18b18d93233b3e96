import { autoConfirmedWord } from '#shared/competitions/playoffs/judge-report.ts';
import { commandPlayoff } from '../operations/command-playoff.ts';
import type { PlayoffParts } from '../operations/read-playoff.ts';

interface About {
  readonly gameId: string;
  readonly matchId: string;
}

/** What a captain said of a match of a playoff stands once the other side's time is up. Safe to repeat. */
export async function autoConfirmScore({ gameId, matchId }: About, parts: PlayoffParts, now: Date): Promise<void> {
  const playoff = await parts.playoffs.find(gameId);
  const games = autoConfirmedWord(playoff?.claims?.[matchId], now);
  if (!playoff || !games) return;
  const command = { type: 'enter_result' as const, matchId, games };
  await commandPlayoff({ gameId, version: playoff.version, command }, { now }, parts);
}
