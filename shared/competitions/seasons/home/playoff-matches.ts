import { toLocal } from '#shared/time.ts';
import type { Side } from '../../brackets/bracket.ts';
import type { BracketMatch, ReadBracket } from '../../brackets/bracket-match.ts';
import { partsWords } from '../../brackets/games-words.ts';
import { gamesWon } from '../../brackets/match-score.ts';
import type { Playoff } from '../../playoffs/schemas.ts';
import type { HomeMatch, HomeSide, SideOf } from './home-match.ts';

/** A playoff with the pairings that follow from it. */
export interface DrawnPlayoff {
  readonly playoff: Pick<Playoff, 'gameId' | 'name' | 'names' | 'places' | 'sourceGameId'>;
  readonly bracket: ReadBracket;
}

/** The matches of a playoff that have a time and both sides. */
export function playoffMatches({ playoff, bracket }: DrawnPlayoff, timeZone: string, sideOf: SideOf): HomeMatch[] {
  const places = new Map(playoff.places.map((place) => [place.matchId, place]));
  return bracket.matches.flatMap((match) => {
    const place = places.get(match.matchId);
    const sides = ([0, 1] as const).flatMap((side) => entrantAt(match, side, sideOf));
    const [home, away] = sides;
    if (!place || !home || !away || match.status === 'cancelled') return [];
    const score = scoreOf(match);
    const end = endOf(match, sides);
    return {
      key: `${playoff.gameId}/${match.matchId}`,
      localStart: toLocal(new Date(place.startsAt), timeZone),
      sides: [home, away] as const,
      round: match.roundLabel,
      court: place.court,
      ...(score && { score }),
      ...(match.winner !== undefined && { winner: match.winner }),
      ...(end && { end }),
    };
  });
}

/** Who forfeited, or the sets and games behind a score that only counts them. */
function endOf({ status, winner, record }: BracketMatch, sides: readonly HomeSide[]): string | undefined {
  if (winner === undefined) return undefined;
  if (status === 'forfeited') return `${sides[winner === 0 ? 1 : 0]?.name} forfeited`;
  return record && partsWords(record.games);
}

export function entrantAt({ slots }: BracketMatch, side: Side, sideOf: SideOf): HomeSide[] {
  const slot = slots[side];
  return slot.slotState === 'set' ? [sideOf(slot.entrantId)] : [];
}

/** The score of a single game, or the games won in a longer match; nothing before a match is over. */
export function scoreOf({ record, bestOf, winner }: BracketMatch): readonly [number, number] | undefined {
  const [game] = record?.games ?? [];
  if (!record || !game || winner === undefined) return undefined;
  return bestOf === 1 ? game.scores : gamesWon(record.games);
}
