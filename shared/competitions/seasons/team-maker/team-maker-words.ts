import { listed } from '#shared/listed.ts';
import { quantity } from '#shared/quantity.ts';
import { countOf, levelOf, type MakerRules, type MakerSquad } from './team-maker-costs.ts';
import { areApart, type FreeAgent, type Unit } from './team-maker-units.ts';

const names = (players: readonly FreeAgent[]) => listed(players.map(({ name }) => name));

interface Placing {
  readonly player: FreeAgent;
  readonly unit: Unit;
  readonly squad: MakerSquad;
  /** All players who would be in it. */
  readonly players: readonly FreeAgent[];
  readonly rules: MakerRules;
}

/** Why a player is in a squad, in a sentence. */
export function whyPlaced({ player, unit, squad, players, rules }: Placing): string {
  const others = unit.filter((one) => one !== player);
  if (others.length > 0) return `Together with ${names(others)}, as they asked for.`;
  const wanted = players.filter(({ userId }) => player.with.includes(userId));
  if (wanted.length > 0) return `With ${names(wanted)}, as asked for.`;
  if (player.gender === 'woman' && rules.minWomen > 0 && countOf(players, 'woman') <= rules.minWomen)
    return `${squad.name} needs ${quantity(rules.minWomen, 'woman', 'women')}.`;
  if (player.gender === 'man' && rules.minMen > 0 && countOf(players, 'man') <= rules.minMen)
    return `${squad.name} needs ${quantity(rules.minMen, 'man', 'men')}.`;
  const level = levelOf(players).toFixed(1);
  return `Brings ${squad.name} to ${quantity(players.length, 'player')} at level ${level}; the average of all is ${rules.averageLevel.toFixed(1)}.`;
}

/** Why a player is in no squad, in a sentence. */
export function whyUnplaced(
  player: FreeAgent,
  squads: readonly (readonly FreeAgent[])[],
  { maxSize }: MakerRules,
): string {
  if (squads.length === 0) return 'There’s no team to place players in.';
  if (squads.every((players) => players.length >= maxSize)) return `Every team has its ${quantity(maxSize, 'player')}.`;
  const barred = squads.flatMap((players) => players.filter((one) => areApart(player, one)));
  return `Every team with room has a player to be apart from: ${names(barred)}.`;
}

/** Requests to be together that a plan does not meet. */
export function unmetRequests(
  free: readonly FreeAgent[],
  squadOf: (userId: string) => string | undefined,
  nameOf: (userId: string) => string | undefined,
): string[] {
  return free.flatMap((player) =>
    player.with
      .filter((id) => squadOf(id) === undefined || squadOf(id) !== squadOf(player.userId))
      .map((id) => {
        const name = nameOf(id);
        return name
          ? `${player.name} asked to be with ${name}, and they are not in one team.`
          : `${player.name} asked to be with a player who is not registered in this division.`;
      }),
  );
}
