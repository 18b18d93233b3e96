import {
  type HomeMatch,
  type SideOf,
  scheduledMatches,
  sidesOf,
} from '#shared/competitions/seasons/home/home-match.ts';
import { playoffMatches } from '#shared/competitions/seasons/home/playoff-matches.ts';
import type { SeasonHome } from './load-season-home.ts';

interface SeasonDays {
  readonly matches: readonly HomeMatch[];
  readonly sideOf: SideOf;
}

/** Every match of a season that has a time, those of its playoffs included, and its teams. */
export function seasonDays({ schedule, playoffs }: SeasonHome, timeZone: string): SeasonDays {
  const drawn = playoffs.state === 'loaded' ? playoffs.value : [];
  const published = schedule.state === 'loaded' ? schedule.value : undefined;
  const names = Object.fromEntries(drawn.flatMap(({ playoff }) => Object.entries(playoff.names)));
  const sideOf = sidesOf(published?.squads ?? [], names);
  return {
    sideOf,
    matches: [
      ...(published ? scheduledMatches(published) : []),
      ...drawn.flatMap((one) => playoffMatches(one, timeZone, sideOf)),
    ],
  };
}
