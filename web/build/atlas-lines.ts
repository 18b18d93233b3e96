export type Point = readonly [lng: number, lat: number];

/** The line with the points that it needs to stay within a distance, in degrees (Ramer, Douglas and Peucker). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const isRing = first[0] === last[0] && first[1] === last[1];
  const away = line.map((point) => (isRing ? distance(point, first) : distanceToLine(point, first, last)));
  const farthest = away.indexOf(away.reduce((a, b) => Math.max(a, b)));
  if ((away[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

const distance = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return distance(point, [from[0] + t * dx, from[1] + t * dy]);
}

/** A line as hundredths of degrees, each point as its way from the one before: numbers of one or two digits. */
export function packLine(line: readonly Point[]): number[] {
  const whole = line.map(([lng, lat]) => [Math.round(lng * 100), Math.round(lat * 100)] as const);
  return whole.flatMap(([x, y], index) => {
    const [u, v] = whole[index - 1] ?? [0, 0];
    return [x - u, y - v];
  });
}
