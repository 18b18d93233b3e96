interface Looked<Found> {
  readonly found: Found;
  /** Within how many miles. */
  readonly radius: number;
}

/** Looks within one distance after the other until something is found; where the reader chose a distance, within that alone. */
export async function lookFarther<Found>(
  chosen: number | undefined,
  [first, ...farther]: readonly [number, ...number[]],
  look: (miles: number) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Looked<Found>> {
  let radius = chosen ?? first;
  let found = await look(radius);
  for (const miles of chosen === undefined ? farther : []) {
    if (!isNothing(found)) break;
    radius = miles;
    found = await look(miles);
  }
  return { found, radius };
}
