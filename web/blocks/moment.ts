const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** One instant on the reader's clock, which it names: `Dec 5, 2026, 6:30 PM CST`. */
export const momentWords = (at: string): string => moment.format(new Date(at));

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
/** `Nov 20`, where the viewer is. */
export const dayWords = (at: string): string => day.format(new Date(at));
