import type { SquadPlan } from './squad-plan.ts';
import { type MakerProblem, makeTeams } from './team-maker.ts';
import { countOf, levelOf, type MakerSquad } from './team-maker-costs.ts';
import type { FreeAgent } from './team-maker-units.ts';
import { unmetRequests, whyPlaced, whyUnplaced } from './team-maker-words.ts';

interface Planned extends Omit<MakerProblem, 'squads' | 'rules'> {
  readonly squads: readonly MakerSquad[];
  readonly newSquads: number;
  readonly rules: Omit<MakerProblem['rules'], 'averageLevel'>;
}

/** What squads that would be made are called until they are named. */
const newName = (position: number) => `New team ${position + 1}`;
const isNew = (key: string) => key.startsWith('new ');

/** The team maker's squads with every reason in words. */
export function planSquads({ free, squads: filled, newSquads, rules: given, seed }: Planned): SquadPlan {
  const made = Array.from({ length: newSquads }, (_, position) => ({
    key: `new ${position}`,
    name: newName(position),
    players: [],
  }));
  const squads: readonly MakerSquad[] = [...filled, ...made];
  const allPlayers = [...free, ...filled.flatMap(({ players }) => players)];
  const rules = { ...given, averageLevel: levelOf(allPlayers) };
  const { placed, unplaced } = makeTeams({ free, squads, rules, seed });
  const allIn = (squad: MakerSquad): FreeAgent[] => [...squad.players, ...(placed.get(squad.key) ?? []).flat()];
  const whereIs = new Map(squads.flatMap((squad) => allIn(squad).map(({ userId }) => [userId, squad.key] as const)));
  const nameOf = new Map(allPlayers.map(({ userId, name }) => [userId, name]));
  return {
    squads: squads.map((squad) => {
      const players = allIn(squad);
      const comers = (placed.get(squad.key) ?? []).flatMap((unit) => unit.map((player) => ({ unit, player })));
      return {
        ...(!isNew(squad.key) && { squadId: squad.key }),
        name: squad.name,
        size: players.length,
        averageLevel: levelOf(players),
        women: countOf(players, 'woman'),
        men: countOf(players, 'man'),
        players: comers.map(({ unit, player }) => ({
          userId: player.userId,
          displayName: player.name,
          why: whyPlaced({ player, unit, squad, players, rules }),
        })),
      };
    }),
    unplaced: unplaced.flat().map((player) => ({
      userId: player.userId,
      displayName: player.name,
      why: whyUnplaced(player, squads.map(allIn), rules),
    })),
    unmet: unmetRequests(
      free,
      (userId) => whereIs.get(userId),
      (userId) => nameOf.get(userId),
    ),
  };
}
