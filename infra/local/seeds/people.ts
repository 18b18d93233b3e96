import type { CityKey } from './cities.ts';

export interface SeedPerson {
  readonly displayName: string;
  readonly fullName: string;
  readonly email: string;
  readonly city: CityKey;
  /** Game types, the first one first. */
  readonly games: readonly string[];
}

const person = (fullName: string, city: CityKey, ...games: string[]): SeedPerson => {
  const [displayName = ''] = fullName.split(' ');
  return { displayName, fullName, city, games, email: `${displayName.toLowerCase()}@demo.rovers.example` };
};

/** Who lives in the first world: two people in each city. */
export const people: readonly SeedPerson[] = [
  person('Maya Torres', 'austin', 'volleyball', 'kickball', 'running'),
  person('Owen Brooks', 'austin', 'disc-golf', 'basketball'),
  person('Priya Raman', 'denver', 'ultimate', 'hiking', 'climbing'),
  person('Caleb Nguyen', 'denver', 'soccer', 'cycling'),
  person('Zoe Kowalski', 'chicago', 'beach-volleyball', 'softball'),
  person('Andre Williams', 'chicago', 'basketball', 'flag-football'),
  person('Hana Sato', 'seattle', 'pickleball', 'tennis'),
  person('Liam Murphy', 'seattle', 'soccer', 'rowing'),
  person('Nia Jackson', 'atlanta', 'tennis', 'kickball', 'dance'),
  person('Diego Ramirez', 'atlanta', 'futsal', 'running'),
  person('Ruth Goldberg', 'newYork', 'running', 'yoga'),
  person('Malik Johnson', 'newYork', 'basketball', 'handball'),
];

/** Who runs the platform of the first world: opens organizations for others. */
export const platformAdmin = people.at(-1) as SeedPerson;
