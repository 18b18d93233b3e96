import type { GameView } from '#shared/competitions/games/views.ts';

/** How reading an event's games, or one game, went; by the id of the event or the game. */
type LoadingState = 'loading' | 'success' | 'error';

interface PlayoffGeneration {
  readonly isGenerating: boolean;
  readonly sourceGameId?: string;
  readonly configuration?: unknown;
  readonly error?: string;
}

type Game = GameView['game'];
/** What a store needs to know of a game; lists know less of it than its own page. */
type KnownGame = Pick<Game, 'gameId' | 'eventId' | 'seasonId' | 'name' | 'sourceGameId'>;

/** Games as the pages of this visit know them. */
export interface GamesState {
  /** Ids, in their order. */
  readonly gamesByEvent: Readonly<Record<string, readonly string[]>>;
  readonly gamesById: Readonly<Record<string, KnownGame>>;
  readonly loadingStates: Readonly<Record<string, LoadingState>>;
  readonly selectedGameByEvent: Readonly<Record<string, string>>;
  readonly playoffGeneration: PlayoffGeneration;
  readonly error: string | undefined;
}

export const initialGames: GamesState = {
  gamesByEvent: {},
  gamesById: {},
  loadingStates: {},
  selectedGameByEvent: {},
  playoffGeneration: { isGenerating: false },
  error: undefined,
};

export type GamesChange =
  | { readonly type: 'loading'; readonly of: string }
  | { readonly type: 'failed'; readonly of: string; readonly error: string }
  | { readonly type: 'eventLoaded'; readonly eventId: string; readonly games: readonly KnownGame[] }
  | { readonly type: 'gameLoaded'; readonly game: KnownGame }
  | { readonly type: 'selected'; readonly eventId: string; readonly gameId: string }
  | { readonly type: 'generating'; readonly sourceGameId: string; readonly configuration: unknown }
  | { readonly type: 'generated'; readonly eventId: string; readonly game: KnownGame }
  | { readonly type: 'generationFailed'; readonly error: string }
  | { readonly type: 'playoffDeleted'; readonly eventId: string; readonly gameId: string }
  | { readonly type: 'reset' };

type Reduce<Type extends GamesChange['type']> = (
  state: GamesState,
  change: Extract<GamesChange, { type: Type }>,
) => GamesState;

const withLoading = (state: GamesState, of: string, how: LoadingState) => ({ ...state.loadingStates, [of]: how });

function less<Value>(map: Readonly<Record<string, Value>>, ...keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)));
}

/** Forgets games that an event no longer has, also as the selected one (R-GAME-11, 12). */
const eventLoaded: Reduce<'eventLoaded'> = (state, { eventId, games }) => {
  const ids = games.map(({ gameId }) => gameId);
  const gone = (state.gamesByEvent[eventId] ?? []).filter((gameId) => !ids.includes(gameId));
  const known = Object.fromEntries(games.map((game) => [game.gameId, { ...state.gamesById[game.gameId], ...game }]));
  const isGone = gone.includes(state.selectedGameByEvent[eventId] ?? '');
  return {
    ...state,
    gamesByEvent: { ...state.gamesByEvent, [eventId]: ids },
    gamesById: { ...less(state.gamesById, ...gone), ...known },
    loadingStates: withLoading(state, eventId, 'success'),
    selectedGameByEvent: isGone ? less(state.selectedGameByEvent, eventId) : state.selectedGameByEvent,
    error: undefined,
  };
};

const gameLoaded: Reduce<'gameLoaded'> = (state, { game }) => ({
  ...state,
  gamesById: { ...state.gamesById, [game.gameId]: game },
  loadingStates: withLoading(state, game.gameId, 'success'),
  error: undefined,
});

const selected: Reduce<'selected'> = (state, { eventId, gameId }) =>
  state.gamesById[gameId]
    ? { ...state, selectedGameByEvent: { ...state.selectedGameByEvent, [eventId]: gameId } }
    : { ...state, error: 'Game not found' };

const generated: Reduce<'generated'> = (state, { eventId, game }) => ({
  ...state,
  gamesByEvent: { ...state.gamesByEvent, [eventId]: [...listed(state, eventId, game.gameId), game.gameId] },
  gamesById: { ...state.gamesById, [game.gameId]: game },
  selectedGameByEvent: { ...state.selectedGameByEvent, [eventId]: game.gameId },
  playoffGeneration: { isGenerating: false },
});

const playoffDeleted: Reduce<'playoffDeleted'> = (state, { eventId, gameId }) => {
  const source = state.gamesById[gameId]?.sourceGameId;
  const others = less(state.selectedGameByEvent, eventId);
  return {
    ...state,
    gamesByEvent: { ...state.gamesByEvent, [eventId]: listed(state, eventId, gameId) },
    gamesById: less(state.gamesById, gameId),
    selectedGameByEvent: source && state.gamesById[source] ? { ...others, [eventId]: source } : others,
  };
};

const listed = ({ gamesByEvent }: GamesState, eventId: string, without: string) =>
  (gamesByEvent[eventId] ?? []).filter((gameId) => gameId !== without);

const reducers: { readonly [Type in GamesChange['type']]: Reduce<Type> } = {
  loading: (state, { of }) => ({ ...state, loadingStates: withLoading(state, of, 'loading') }),
  failed: (state, { of, error }) => ({ ...state, loadingStates: withLoading(state, of, 'error'), error }),
  eventLoaded,
  gameLoaded,
  selected,
  generating: (state, { sourceGameId, configuration }) => ({
    ...state,
    playoffGeneration: { isGenerating: true, sourceGameId, configuration },
  }),
  generated,
  generationFailed: (state, { error }) => ({
    ...state,
    playoffGeneration: { ...state.playoffGeneration, isGenerating: false, error },
  }),
  playoffDeleted,
  reset: () => initialGames,
};

/** The store of games (R-GAME-03 to 14, R-PLAYOFF-01 to 05): what one change makes of it. */
export const changeGames = (state: GamesState, change: GamesChange): GamesState =>
  (reducers[change.type] as Reduce<GamesChange['type']>)(state, change);
