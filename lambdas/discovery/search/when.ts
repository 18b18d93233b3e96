/** Sorts after every instant. */
export const always = '9999';

/** To the millisecond, as positions have it. */
export const instant = (text: string | undefined): string | undefined => text && new Date(text).toISOString();

export const latest = (...positions: readonly (string | undefined)[]): string =>
  positions.reduce<string>((last, position) => (position && position > last ? position : last), '');
