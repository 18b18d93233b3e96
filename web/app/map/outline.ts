import L from 'leaflet';
import * as z from 'zod';

const Line = z.array(z.number());
/** See `web/build/atlas-files.ts`. */
const Sheet = z.object({
  land: z.array(Line),
  lines: z.array(Line),
  towns: z.array(z.tuple([z.string(), z.number(), z.number()])),
});
type Sheet = z.infer<typeof Sheet>;
const Index = z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]));

/** As many states as a map of a region touches. */
const mostStates = 8;

/** Draws land, borders and towns below what is on a map, as far as it shows them. For maps without tiles. */
export function drawOutline(map: L.Map): void {
  map.createPane('outline').style.zIndex = '200';
  const towns = L.layerGroup().addTo(map);
  const sheets = new Map<string, Sheet>();
  // While a file came, the map may have been taken down.
  const isUp = () => map.getPane('outline')?.isConnected === true;
  const draw = async () => {
    const index = await loadIndex();
    if (!isUp()) return;
    const names = namesIn(map.getBounds(), index);
    const missing = names.filter((name) => !sheets.has(name));
    const loaded = await Promise.all(missing.map(async (name) => [name, await load(`${name}.json`, Sheet)] as const));
    if (!isUp()) return;
    for (const [name, sheet] of loaded) {
      if (!sheet || sheets.has(name)) continue;
      sheets.set(name, sheet);
      drawLand(map, sheet);
    }
    const seen = names.flatMap((name) => sheets.get(name)?.towns ?? []);
    placeTowns(map, towns, seen);
  };
  map.on('moveend', () => void draw());
}

/** Undefined where it does not come: the map then shows what is on it without an outline. */
const load = <Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | undefined> =>
  fetch(`/atlas/${file}`)
    .then(async (response) => (response.ok ? schema.parse(await response.json()) : undefined))
    .catch(() => undefined);

type Index = z.infer<typeof Index>;
let index: Promise<Index> | undefined;

function loadIndex(): Promise<Index> {
  index ??= load('index.json', Index).then((found) => found ?? []);
  return index;
}

/** The world, and the states that are in view. */
function namesIn(bounds: L.LatLngBounds, states: Index): string[] {
  const seen = states.filter(([, west, south, east, north]) =>
    bounds.intersects([
      [south, west],
      [north, east],
    ]),
  );
  return ['world', ...seen.slice(0, mostStates).map(([name]) => name)];
}

function drawLand(map: L.Map, { land, lines }: Sheet): void {
  const drawn = { pane: 'outline', interactive: false };
  L.polygon(
    land.map((ring) => [unpack(ring)]),
    { ...drawn, className: 'map-land' },
  ).addTo(map);
  L.polyline(lines.map(unpack), { ...drawn, className: 'map-border' }).addTo(map);
}

function unpack(line: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    x += line[at] ?? 0;
    y += line[at + 1] ?? 0;
    points.push([y / 100, x / 100]);
  }
  return points;
}

/** Pixels between two names. */
const apart = { x: 90, y: 24 };
const mostNames = 24;

/** The largest towns in view, as far as their names do not touch. For eyes alone. */
function placeTowns(map: L.Map, layer: L.LayerGroup, towns: Sheet['towns']): void {
  layer.clearLayers();
  const taken: L.Point[] = [];
  const seen = map.getBounds();
  for (const [name, lng, lat] of towns) {
    if (taken.length >= mostNames) return;
    if (!seen.contains([lat, lng])) continue;
    const at = map.latLngToLayerPoint([lat, lng]);
    if (taken.some((one) => Math.abs(one.x - at.x) < apart.x && Math.abs(one.y - at.y) < apart.y)) continue;
    taken.push(at);
    const html = Object.assign(document.createElement('span'), { textContent: name });
    html.ariaHidden = 'true';
    const icon = L.divIcon({ className: 'map-town', html, iconSize: [0, 0] });
    L.marker([lat, lng], { icon, pane: 'outline', interactive: false, keyboard: false }).addTo(layer);
  }
}
