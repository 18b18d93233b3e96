import { quantity } from '../../quantity.ts';
import type { KeptTeam } from './operations.ts';

interface Undone {
  readonly kept: number;
  readonly removedTeams: number;
  readonly keptTeams: readonly KeptTeam[];
}

const reasons: Readonly<Record<KeptTeam['why'], readonly [one: string, more: string]>> = {
  plays: ['stays because its players play in a season', 'stay because their players play in a season'],
  players: ['stays because players are still in it', 'stay because players are still in them'],
  changed: ['stays because you used it since', 'stay because you used them since'],
};
const names = new Intl.ListFormat('en-US');

/** `Import undone, with 8 teams. Ants stays because its players play in a season.` */
export function undoneWords({ kept, removedTeams, keptTeams }: Undone): string {
  const teams = removedTeams > 0 ? `, with ${quantity(removedTeams, 'team')}` : '';
  const players =
    kept > 0
      ? [
          `${quantity(kept, 'player')} ${kept === 1 ? 'stays' : 'stay'} because they were changed, invited or added to a season since`,
        ]
      : [];
  const stays = Object.entries(reasons).flatMap(([why, [one, more]]) => {
    const those = keptTeams.filter((team) => team.why === why).map(({ name }) => name);
    return those.length > 0 ? [`${names.format(those)} ${those.length === 1 ? one : more}`] : [];
  });
  return [`Import undone${teams}`, ...players, ...stays].join('. ');
}
