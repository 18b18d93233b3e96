/** A distance for a list: `1.5 miles`, `12 miles`, which stay on one line. */
export const milesAway = (distance: number): string =>
  distance < 1 ? 'less than a mile' : `${distance.toFixed(distance < 10 ? 1 : 0)}\u00a0miles`;
