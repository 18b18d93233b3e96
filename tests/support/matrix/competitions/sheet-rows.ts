import {
  aDraftTournament,
  deskApi,
  moves,
  type TournamentWorld,
  tournamentsApi,
} from '../../competitions/tournaments.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';
import type { TeamWorld } from '../teams/team-world.ts';

/** A match of a tournament that is on, and what its sheet says. */
async function aSheet() {
  const world: TournamentWorld = await aDraftTournament();
  const { owner, tournamentId, categoryId } = world;
  await moves(world, 'registration');
  for (const name of ['Ants', 'Bees'])
    await tournamentsApi.signedInAs(owner).addEntry({ tournamentId, categoryId, name });
  await moves(world, 'draw');
  const desk = deskApi.signedInAs(owner);
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
  await moves(world, 'scheduled', 'live');
  const [sheet] = (await desk.listScoreSheets({ tournamentId })).sheets;
  if (!sheet) throw new Error('The tournament has no match');
  return { tournamentId, token: sheet.token, pin: sheet.pin };
}

const holding = oncePerCell(async ({ role }: Cell) => ({ person: await personFor(role), sheet: await aSheet() }));
const won = {
  sets: [
    [11, 3],
    [11, 5],
  ] as [number, number][],
};

interface Holding {
  readonly person: TeamWorld['person'];
  readonly sheet: { readonly tournamentId?: string; readonly token: string; readonly pin: string };
}

/** The match of a sheet: with the code that is on it, or with one that no one gave out. */
async function score({ person, sheet }: Holding) {
  const desk = person ? deskApi.signedInAs(person) : deskApi.signedOut();
  const { tournamentId, ...of } = sheet;
  if (tournamentId) await desk.findScoreSheet({ tournamentId, pin: sheet.pin });
  await desk.getScoreSheet({ token: sheet.token });
  return desk.enterSheetScore({ ...of, entry: won });
}
const scoreWith = (token: string) => async (cell: Cell) =>
  score({ person: await personFor(cell.role), sheet: { token, pin: '123456' } });

/** Rows of the score sheets that hang on the courts. */
export const sheetRows: Readonly<Record<string, Binding>> = {
  'tournament.sheet': {
    operations: ['getScoreSheet', 'enterSheetScore', 'findScoreSheet'],
    ask: async (cell) => score(await holding(cell)),
  },
  'tournament.sheet.otherCode': {
    operations: ['getScoreSheet', 'enterSheetScore'],
    ask: scoreWith('a-code-of-no-sheet'),
    askUnknown: scoreWith('another-code-of-no-sheet'),
  },
};
