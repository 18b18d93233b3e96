/** For two or four on a court or a lane. */
const few = new Set([
  'badminton',
  'boxing',
  'cornhole',
  'fencing',
  'golf',
  'padel',
  'pickleball',
  'racquetball',
  'spikeball',
  'squash',
  'table-tennis',
  'tennis',
]);

const some: Readonly<Record<string, number>> = {
  basketball: 10,
  'beach-volleyball': 8,
  futsal: 10,
  volleyball: 12,
  soccer: 14,
  ultimate: 14,
};

/** How many spots a new event of a game begins with; the host changes it with one press. */
export const usualSpots = (gameTypeId: string | undefined): number => {
  if (gameTypeId === undefined) return 20;
  return few.has(gameTypeId) ? 4 : (some[gameTypeId] ?? 20);
};
