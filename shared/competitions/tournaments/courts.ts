import type { Tournament } from './schemas.ts';

/** What the courts of a tournament are called, in their order; of several places each with its place. */
export const courtsOf = ({ places }: Pick<Tournament, 'places'>): readonly string[] =>
  places.flatMap(({ name, courts }) => courts.map((court) => (places.length > 1 ? `${name}, ${court}` : court)));
