import { ageAt, grownUpAge } from './age.ts';
import type { Dependant } from './dependant.ts';

const dayMs = 24 * 60 * 60_000;
/** What is kept of a minor whom nobody answers for any more is not kept for longer (domain 4.24, threat T76). */
const unusedMs = 365 * dayMs;
/** Medical notes and emergency contacts go sooner: half a year is longer than a season. */
const careUnusedMs = 213 * dayMs;
/** Guardians are asked before, and have this long to open the page. */
const askedMs = 30 * dayMs;
/** Use is noted once in so long: a page that is opened often is no write each time. */
const notedEveryMs = 30 * dayMs;

/** Before when use must have been noted last, for it to be noted again. */
export const notesUseBefore = (now: Date): string => new Date(now.getTime() - notedEveryMs).toISOString();

const lastUse = ({ usedAt, createdAt }: Pick<Dependant, 'usedAt' | 'createdAt'>): number =>
  Date.parse(usedAt ?? createdAt);

/** When guardians have to be asked whether somebody is still to be kept. */
export const asksOn = (dependant: Pick<Dependant, 'usedAt' | 'createdAt'>): Date =>
  new Date(lastUse(dependant) + unusedMs - askedMs);

/** The same for what is noted of them for an emergency. */
export const asksAboutCareOn = (dependant: Pick<Dependant, 'usedAt' | 'createdAt'>): Date =>
  new Date(lastUse(dependant) + careUnusedMs - askedMs);

type ToDo = 'forget' | 'ask' | { readonly lookAgainOn: Date };

/** What is to be done now of keeping a minor: nothing of a grown-up, who is seen to by growing up. */
export const keeping = (dependant: Dependant, now: Date): ToDo | undefined =>
  ageAt(dependant, now) >= grownUpAge ? undefined : toDo(asksOn(dependant), dependant.askedToKeepAt, now);

/** What is to be done now of keeping what is noted of somebody for an emergency, however old they are. */
export const keepingCare = (dependant: Dependant, now: Date): ToDo =>
  toDo(asksAboutCareOn(dependant), dependant.askedToKeepCareAt, now);

/** @param askedAt when guardians were asked last */
function toDo(asks: Date, askedAt: string | undefined, now: Date): ToDo {
  if (now < asks) return { lookAgainOn: asks };
  const asked = askedAt === undefined ? 0 : Date.parse(askedAt);
  if (asked < asks.getTime()) return 'ask';
  const ends = new Date(asked + askedMs);
  return now < ends ? { lookAgainOn: ends } : 'forget';
}
