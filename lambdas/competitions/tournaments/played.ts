import type { NameSight } from '#lambdas/people/ports/naming/naming.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { playedPairs } from '#shared/competitions/brackets/games-words.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { winnerOf } from '#shared/competitions/games/scoring/winner.ts';
import { type CategoryDraw, type Desk, matchKey } from '#shared/competitions/tournaments/desk.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import type { GameReader } from '../games/game-store.ts';
import { type NamingParts, namedGame } from '../games/named-game.ts';
import type { StoredPlayoff } from '../playoffs/playoff-rows.ts';
import type { PlayoffStore } from '../playoffs/playoff-store.ts';

/** What a category is played as: its game, and the bracket that was made from it. */
export interface PlayedCategory {
  readonly categoryId: string;
  readonly game: Game;
  readonly matches: readonly Match[];
  readonly bracket?: StoredPlayoff | undefined;
}

export interface PlayedParts {
  readonly games: Pick<GameReader, 'find' | 'listMatches'>;
  readonly playoffs: Pick<PlayoffStore, 'find' | 'findOf'>;
}

export async function readPlayed({ draws }: Pick<Desk, 'draws'>, parts: PlayedParts): Promise<PlayedCategory[]> {
  const found = await Promise.all(draws.map((draw) => readCategory(draw, parts)));
  return found.flatMap((one) => one ?? []);
}

/** The same with each player called what a reader may know. */
export async function namedPlayed(
  desk: Pick<Desk, 'draws'>,
  sight: NameSight,
  parts: PlayedParts & NamingParts,
): Promise<PlayedCategory[]> {
  const played = await readPlayed(desk, parts);
  return Promise.all(played.map(async (one) => ({ ...one, game: await namedGame(one.game, sight, parts) })));
}

async function readCategory(
  { categoryId, gameId }: CategoryDraw,
  { games, playoffs }: PlayedParts,
): Promise<PlayedCategory | undefined> {
  const [game, bracketId] = await Promise.all([games.find(gameId), playoffs.findOf(gameId)]);
  if (!game) return undefined;
  const [matches, bracket] = await Promise.all([
    games.listMatches(game),
    bracketId === undefined ? undefined : playoffs.find(bracketId),
  ]);
  return { categoryId, game, matches, bracket };
}

/** Where the brackets are. */
export const drawsShown = (played: readonly PlayedCategory[]): CategoryDraw[] =>
  played.map(({ categoryId, game, bracket }) => ({
    categoryId,
    gameId: game.gameId,
    ...(bracket && { bracketId: bracket.gameId }),
  }));

/** Every match of a tournament, those with a time first and by that. */
export function shownMatches(desk: Pick<Desk, 'matches'>, played: readonly PlayedCategory[]): ShownMatch[] {
  const placed = new Map(desk.matches.map((one) => [matchKey(one), one]));
  return played
    .flatMap((category) => [...gameShown(category), ...bracketShown(category)])
    .map((match) => {
      const { court, startsAt, calledAt } = placed.get(match.key) ?? {};
      return { ...match, ...(court && { court }), ...(startsAt && { startsAt }), ...(calledAt && { calledAt }) };
    })
    .sort(
      (a, b) => (a.startsAt ?? '9').localeCompare(b.startsAt ?? '9') || (a.court ?? '').localeCompare(b.court ?? ''),
    );
}

function gameShown({ categoryId, game, matches }: PlayedCategory): ShownMatch[] {
  const nameOf = namesIn(game);
  return matches.map((match): ShownMatch => {
    const { matchId, groupId, round, sides, score } = match;
    const winner = winnerOf(match);
    const isDropped = match.status === 'bye' || match.status === 'cancelled';
    return {
      key: matchKey({ categoryId, stage: 'game', matchId }),
      categoryId,
      stage: 'game',
      matchId,
      label: groupId ? `Pool ${groupId}, round ${round}` : `Round ${round}`,
      sides: sides.map(({ entrantId }) => ({
        entryId: entrantId,
        name: entrantId ? nameOf(entrantId) : 'To be decided',
      })),
      state: isOver(match) ? 'over' : isDropped ? 'never' : 'ready',
      ...(score && { score: scoreWords(score) }),
      ...(winner !== undefined && { winner }),
    };
  });
}

const scoreWords = ({ scores, sets, forfeitedBy }: NonNullable<Match['score']>): string => {
  if (forfeitedBy !== undefined) return 'Forfeit';
  return sets ? sets.map((set) => set.join(':')).join(', ') : scores.join(':');
};

function bracketShown({ categoryId, game, bracket }: PlayedCategory): ShownMatch[] {
  if (!bracket) return [];
  const nameOf = namesIn(game);
  return readBracket(bracket.bracket)
    .matches.filter(isPlayed)
    .map((match): ShownMatch => {
      const { matchId, label, record, winner } = match;
      return {
        key: matchKey({ categoryId, stage: 'bracket', matchId }),
        categoryId,
        stage: 'bracket',
        matchId,
        label,
        sides: match.slots.map((slot) => sideOf(slot, nameOf)),
        state: stateOf(match),
        ...(record && {
          score:
            record.forfeitedBy === undefined
              ? playedPairs(record.games)
                  .map((pair) => pair.join(':'))
                  .join(', ')
              : 'Forfeit',
        }),
        ...(winner !== undefined && { winner }),
      };
    });
}

/** An entrant with a bye goes on without playing, also before it is known who that is. */
const isPlayed = ({ slots }: BracketMatch) => slots.every(({ slotState }) => slotState !== 'bye');

function sideOf(slot: BracketMatch['slots'][number], nameOf: (entryId: string) => string) {
  if (slot.slotState === 'set') return { entryId: slot.entrantId, name: nameOf(slot.entrantId) };
  return { name: slot.slotState === 'bye' ? 'Bye' : slot.waitsFor };
}

function stateOf({ status }: BracketMatch): ShownMatch['state'] {
  if (status === 'final' || status === 'forfeited') return 'over';
  if (status === 'cancelled') return 'never';
  return status === 'waiting' ? 'waiting' : 'ready';
}

const namesIn = ({ entrants }: Game) => {
  const names = new Map(entrants.map(({ entrantId, name }) => [entrantId, name]));
  return (entryId: string) => names.get(entryId) ?? 'Player';
};

/** Matches that are still to be played. */
export const openMatches = (matches: readonly ShownMatch[]): readonly ShownMatch[] =>
  matches.filter(({ state }) => state === 'waiting' || state === 'ready');

/** Those of them that have no court and time. */
export const unplacedMatches = (matches: readonly ShownMatch[]): readonly ShownMatch[] =>
  openMatches(matches).filter(({ startsAt }) => !startsAt);
