/** The value below which a share of the figures lies; 0 of none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** One decimal, as the tables print it. */
export const short = (figure: number): number => Math.round(figure * 10) / 10;
