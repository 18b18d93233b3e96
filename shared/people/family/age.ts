/** Below it there are no logins, and what is kept of them needs a consent (decision D12, COPPA). */
export const loginAge = 13;
export const grownUpAge = 18;

/** An age as it was said, and the day on which it was: less than that is not asked of anybody without an account. */
export interface SaidAge {
  readonly age: number;
  /** `2031-05-17`. */
  readonly ageOn: string;
}

/** The least age of a person: their next birthday may be tomorrow. */
export function ageAt({ age, ageOn }: SaidAge, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(ageOn.slice(0, 4));
  return age + Math.max(0, today.slice(5) >= ageOn.slice(5) ? years : years - 1);
}

/** The last day by which they have turned that old; as text it stays behind the 28th of February where there is no 29th. */
export const turnsBy = ({ age, ageOn }: SaidAge, years: number): string =>
  `${Number(ageOn.slice(0, 4)) + Math.max(0, years - age)}${ageOn.slice(4)}`;
