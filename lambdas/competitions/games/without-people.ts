import type { Match } from '#shared/competitions/games/schemas.ts';

/** Who looks after a match, and who entered a score, is for organizers; each person sees their own part. */
export function withoutPeople(match: Match, userId?: string): Match {
  const own = (list: readonly string[]) => list.filter((one) => one === userId);
  const claims = match.claims.map(({ by, ...claim }) => (by === userId ? { ...claim, by } : claim));
  return { ...match, officials: own(match.officials), confirmed: own(match.confirmed), claims };
}
