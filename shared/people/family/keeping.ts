import { ageAt, grownUpAge } from './age.ts';
import type { Dependant } from './dependant.ts';

const dayMs = 24 * 60 * 60_000;
/** What is kept of a minor without an active guardian is not kept for longer (domain 4.24, threat T76). */
const unusedMs = 365 * dayMs;
/** Medical notes and emergency contacts go sooner: outside seasons after half a year, which is longer than one. */
const careUnusedMs = 213 * dayMs;
/** Guardians are asked before, and have this long to open the page; as long as notes outlast a season (domain 4.24). */
const askedMs = 30 * dayMs;
/** So long guardians have at least, where it was seen late that a season had ended. */
const leastNoticeMs = 21 * dayMs;
/** How often to check whether the season of a dependant ends at another time than was thought. */
const careLookMs = 7 * dayMs;
/** Use is noted once in so long: a page that is opened often is no write each time. */
const notedEveryMs = 30 * dayMs;

type Used = Pick<Dependant, 'usedAt' | 'createdAt'>;

/** Before when use must have been noted last, for it to be noted again: a month ago, or when guardians were asked. */
export const notesUseBefore = (
  { askedToKeepAt = '', askedToKeepCareAt = '' }: Pick<Dependant, 'askedToKeepAt' | 'askedToKeepCareAt'>,
  now: Date,
): string =>
  [new Date(now.getTime() - notedEveryMs).toISOString(), askedToKeepAt, askedToKeepCareAt].reduce((one, other) =>
    one > other ? one : other,
  );

const lastUse = ({ usedAt, createdAt }: Used): number => Date.parse(usedAt ?? createdAt);

/** When guardians have to be asked whether a dependant is still to be kept. */
export const asksOn = (dependant: Used): Date => new Date(lastUse(dependant) + unusedMs - askedMs);

const asksAboutCareOn = (dependant: Used): number => lastUse(dependant) + careUnusedMs - askedMs;

/** When it is looked at next whether care is still needed: on the same day of the week for each, whichever guardian asks. */
export function careLookAfter({ createdAt }: Pick<Dependant, 'createdAt'>, now: Date): Date {
  const start = Date.parse(createdAt);
  const weeks = Math.floor((now.getTime() - start) / careLookMs) + 1;
  return new Date(start + weeks * careLookMs);
}

type ToDo = 'forget' | 'ask' | { readonly lookAgainOn: Date };

/**
 * What is to be done now of keeping a minor: nothing of a grown-up, who is seen to by growing up.
 * @param seasonEnds when the last season ends that they are in, which counts as use
 */
export const keeping = (dependant: Dependant, seasonEnds: Date | undefined, now: Date): ToDo | undefined => {
  if (ageAt(dependant, now) >= grownUpAge) return undefined;
  const asks = Math.max(lastUse(dependant), seasonEnds?.getTime() ?? 0) + unusedMs - askedMs;
  const asked = askedAfter(asks, dependant.askedToKeepAt);
  return toDo(asks, asked && asked + askedMs, now);
};

/**
 * What is to be done now of keeping a dependant's emergency notes, however old they are. It is kept until a
 * month after their last season; a dependant with active guardians keeps it after that, as one without a season.
 * @param seasonEnds when the last season ends that they are in
 */
export function keepingCare(dependant: Dependant, seasonEnds: Date | undefined, now: Date): ToDo {
  const isForSeason = seasonEnds !== undefined && lastUse(dependant) <= seasonEnds.getTime();
  const asks = isForSeason ? seasonEnds.getTime() : asksAboutCareOn(dependant);
  const asked = askedAfter(asks, dependant.askedToKeepCareAt);
  const next = toDo(asks, asked && Math.max(asks + askedMs, asked + leastNoticeMs), now);
  if (typeof next === 'string') return next;
  const look = careLookAfter(dependant, now);
  return { lookAgainOn: look < next.lookAgainOn ? look : next.lookAgainOn };
}

/** Whether guardians were asked because a season was over, and not because of long silence. */
export const wasAskedForSeason = (dependant: Dependant): boolean =>
  Date.parse(dependant.askedToKeepCareAt ?? '') < asksAboutCareOn(dependant);

/** When guardians were asked last, where that was not about an earlier time. */
const askedAfter = (asks: number, askedAt: string | undefined): number | undefined => {
  const asked = askedAt === undefined ? 0 : Date.parse(askedAt);
  return asked < asks ? undefined : asked;
};

/** @param ends when it is over, once guardians were asked */
function toDo(asks: number, ends: number | undefined, now: Date): ToDo {
  if (now.getTime() < asks) return { lookAgainOn: new Date(asks) };
  if (ends === undefined) return 'ask';
  return now.getTime() < ends ? { lookAgainOn: new Date(ends) } : 'forget';
}
