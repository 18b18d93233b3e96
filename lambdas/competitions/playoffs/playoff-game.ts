import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import type { Game, GameFormat } from '#shared/competitions/games/schemas.ts';

const formats: Readonly<Record<BracketConfiguration['format'], GameFormat>> = {
  single: 'single_elimination',
  double: 'double_elimination',
  consolation: 'consolation',
  round_robin_final: 'round_robin',
  page_playoff: 'single_elimination',
  ladder_step: 'single_elimination',
};

interface Named {
  readonly gameId: string;
  readonly name: string | undefined;
  readonly at: string;
}

/** The game that a playoff is, beside the one that it was made from. */
export function playoffGame(
  source: Game,
  { configuration, entrants, seeds }: Bracket,
  { gameId, name, at }: Named,
): Game {
  const isIn = new Set(entrants.map(({ entrantId }) => entrantId));
  // While places are held open, all of the source may come.
  const isOpen = seeds.some(({ slotState }) => slotState === 'tbd');
  return {
    ...source,
    gameId,
    version: 1,
    name: name ?? `${source.name.slice(0, 72)} playoff`,
    format: formats[configuration.format],
    entrants: source.entrants.filter(({ entrantId }) => isOpen || isIn.has(entrantId)),
    sourceGameId: source.gameId,
    configuration,
    adjustments: [],
    manualOrders: [],
    draw: 0,
    rounds: 0,
    status: 'setup',
    order: source.order + 1,
    createdAt: at,
    updatedAt: at,
  };
}
