const unitMs = { minute: 60_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** `rate(15 minutes)` in milliseconds: https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html */
export function rateMs(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minutes?|hours|days)\)$/.exec(expression) ?? [];
  if (!count || !unit) throw new Error(`Not a rate: ${expression}`);
  return Number(count) * unitMs[unit as keyof typeof unitMs];
}
