const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** How long there is to make room after a plan went down, and that nothing is lost after it. */
export function roomUntilWords(until: string, now = new Date()): string {
  const day = dayAndYear.format(new Date(until));
  return now.toISOString() < until
    ? `You have until ${day} to make room or choose a larger plan. After that nothing is deleted either; it stays as it is now.`
    : `The time to make room ended on ${day}. Nothing was deleted; it stays as it is until you make room or choose a larger plan.`;
}
