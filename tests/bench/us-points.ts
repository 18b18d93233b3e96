import { loadUsCities } from '#infra/local/places/us-cities.ts';
import type { Point } from '#shared/events/details/schemas.ts';

interface City extends Point {
  readonly population: number;
}

const cities: readonly City[] = loadUsCities().filter(({ population }) => population >= 100_000);
const people = cities.reduce((total, { population }) => total + population, 0);

/** Somewhere people live: around a city, by its population, and the further out the larger it is. */
export function metroPoint(random: () => number): Point {
  const { lat, lng, population } = cityOf(random() * people);
  const degrees = 0.05 * Math.sqrt(population / 1e6) * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = random() * 2 * Math.PI;
  const east = (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180);
  return { lat: lat + degrees * Math.sin(angle), lng: lng + east };
}

/** Anywhere in a box around the contiguous states. */
export const ruralPoint = (random: () => number): Point => ({ lat: 26 + random() * 22, lng: -123 + random() * 50 });

function cityOf(person: number): City {
  let before = 0;
  for (const city of cities) {
    before += city.population;
    if (person < before) return city;
  }
  throw new Error('There are fewer people than that');
}
