import type { SeasonStatus } from '#shared/competitions/seasons/words.ts';
import { people, type SeedPerson } from './people.ts';

/** A season of the first world's league. Weeks are counted from the first start; below zero they are before it. */
export interface SeedSeason {
  readonly label: string;
  readonly division: string;
  readonly fromWeek: number;
  readonly untilWeek: number;
  readonly squads: readonly { readonly name: string; readonly colour: string; readonly captain: SeedPerson }[];
  /** Where its steps end. */
  readonly status: SeasonStatus;
  /** Whether the cup of its best four is played. */
  readonly hasChampion: boolean;
}

const names = [
  { name: 'Barton Creek Bouncers', colour: '#0b6e4f' },
  { name: 'South Lamar Kicks', colour: '#9b2226' },
  { name: 'Mueller Mudders', colour: '#33658a' },
  { name: 'Hyde Park Heroes', colour: '#6a4c93' },
  { name: 'Zilker Zephyrs', colour: '#bc6c25' },
  { name: 'East Side Toes', colour: '#1d3557' },
  { name: 'Congress Bats', colour: '#3d405b' },
  { name: 'Lady Bird Rollers', colour: '#7f5539' },
];

const squads = (count: number, first: number): SeedSeason['squads'] =>
  names.slice(0, count).flatMap((squad, index) => {
    const captain = people[(first + index) % people.length];
    return captain ? [{ ...squad, captain }] : [];
  });

/** One season that is half played, and the one before it, which has a champion. */
export const seedSeasons: readonly SeedSeason[] = [
  {
    label: 'Open season',
    division: 'Open',
    fromWeek: -4,
    untilWeek: 5,
    squads: squads(8, 0),
    status: 'in_play',
    hasChampion: false,
  },
  {
    label: 'Cup season',
    division: 'Cup',
    fromWeek: -14,
    untilWeek: -6,
    squads: squads(4, 4),
    status: 'completed',
    hasChampion: true,
  },
];
