const key = 'rovers.celebrated';
/** Older ones are forgotten. */
const mostKept = 20;

const kept = (): readonly string[] => localStorage.getItem(key)?.split(' ') ?? [];

/** Whether this browser showed the confetti for a season, playoff or tournament before. */
export const isCelebrated = (wonId: string): boolean => kept().includes(wonId);

export function rememberCelebration(wonId: string): void {
  if (isCelebrated(wonId)) return;
  localStorage.setItem(key, [wonId, ...kept()].slice(0, mostKept).join(' '));
}
