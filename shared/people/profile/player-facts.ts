import * as z from 'zod';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { GameTypeId } from '#shared/places/game-types.ts';

export const genders = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
  { value: 'non_binary', label: 'Non-binary or another gender' },
] as const;

/**
 * What hosts may ask of the people who come. All of it is optional, only its owner sees it, and it leaves the product in no
 * other way than that whether they are eligible; levels also where a player wants to be found by players nearby.
 */
export const playerFacts = {
  birthdate: z.iso.date('Choose a day.').optional(),
  gender: z.enum(['woman', 'man', 'non_binary'], 'Choose from the list.').optional(),
  /** By the sport. */
  levels: z.record(GameTypeId, SkillLevel.optional()).optional(),
};
const PlayerFacts = z.object(playerFacts);
export type PlayerFacts = z.infer<typeof PlayerFacts>;

const hourMs = 60 * 60_000;
const [youngest, oldest] = [13, 120];

/** The first and the last day of birth that an account holder can have, wherever on earth they are (decision D12). */
function birthdateBounds(now: Date): { first: string; last: string } {
  const today = new Date(now.getTime() - 12 * hourMs).toISOString().slice(0, 10);
  return { first: yearsBefore(today, oldest), last: yearsBefore(today, youngest) };
}

/** The 29th of February stays one where there is none: as text it is after the 28th and before the 1st. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** Under 18 today, where the day began last; who says nothing of their age counts as grown up. */
export const isMinor = (birthdate: string | undefined, now: Date): boolean =>
  birthdate !== undefined &&
  birthdate > yearsBefore(new Date(now.getTime() - 12 * hourMs).toISOString().slice(0, 10), 18);

/** Known to be 18 or over: what is for adults alone asks this, so a missing birthdate is no way in. */
export const isAdult = (birthdate: string | undefined, now: Date): boolean =>
  birthdate !== undefined && !isMinor(birthdate, now);

/**
 * Whether a minor would become older by their own statement (decision D50): while the stored birthdate makes a player
 * younger than 18, they can neither remove it nor move it to an earlier day.
 */
export const makesOlder = (stored: string | undefined, said: string | undefined, now: Date): boolean =>
  stored !== undefined && isMinor(stored, now) && (!said || said < stored);

/** What is wrong with a day of birth. */
export function birthdateFault(birthdate: string | undefined, now: Date): string | undefined {
  if (!birthdate) return undefined;
  const { first, last } = birthdateBounds(now);
  if (birthdate > last) return 'You must be at least 13 years old.';
  return birthdate < first ? 'Choose a day within the last 120 years.' : undefined;
}
