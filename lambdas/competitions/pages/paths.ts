export const competitionPagePaths = ['/embed/seasons/{seasonId}'] as const;
