const key = 'rovers.celebrated';
/** Older ones are forgotten. */
const mostKept = 20;

const kept = (): readonly string[] => localStorage.getItem(key)?.split(' ') ?? [];

/** Whether this browser showed the confetti of a season before. */
export const isCelebrated = (seasonId: string): boolean => kept().includes(seasonId);

export function rememberCelebration(seasonId: string): void {
  if (isCelebrated(seasonId)) return;
  localStorage.setItem(key, [seasonId, ...kept()].slice(0, mostKept).join(' '));
}
