/** Every way to take so many of some things, as they come. */
export function* choices<Thing>(things: readonly Thing[], count: number): Generator<readonly Thing[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, thing] of things.entries()) {
    if (things.length - index < count) return;
    for (const rest of choices(things.slice(index + 1), count - 1)) yield [thing, ...rest];
  }
}
