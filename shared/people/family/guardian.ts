import * as z from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import type { Relation } from './relations.ts';

/** What a guardian may do for a dependant; every guardian may see who they are (domain 4.3). */
export const guardianRights = [
  { value: 'rsvp', label: 'Answer for them' },
  { value: 'pay', label: 'Pay for them' },
  { value: 'message', label: 'Get messages about them' },
  { value: 'medicalView', label: 'See medical notes' },
  { value: 'medicalEdit', label: 'Change medical notes' },
  { value: 'pickup', label: 'Pick them up' },
  { value: 'manageGuardians', label: 'Decide who their guardians are' },
  { value: 'consent', label: 'Give and withdraw consent' },
] as const;
export const Right = z.enum(guardianRights.map(({ value }) => value));
export type Right = z.infer<typeof Right>;

/** At least one guardian must always have these. */
const neededRights: readonly Right[] = ['consent', 'manageGuardians'];
const mostGuardians = 4;

/** What a dependant with their own login may do; the rest stays with the adults. */
export const ownRights: readonly Right[] = ['rsvp', 'pay', 'message', 'medicalView'];

/** An adult who answers for a dependant, or was invited to. */
export interface Guardian {
  readonly userId: string;
  readonly status: 'asked' | 'confirmed';
  readonly household: 'A' | 'B';
  /** What they are to the dependant. */
  readonly relation: Relation;
  readonly rights: readonly Right[];
  /** Their contact is kept from the other household. */
  readonly contactShielded: boolean;
  /** Who is called first: 1 to 4. */
  readonly priority: number;
  readonly phoneNumber?: string | undefined;
  readonly askedById?: string | undefined;
  /** Once the dependant is grown up: until when they still see them. */
  readonly viewsUntil?: string | undefined;
  /** It is the dependant, who has a login of their own since they turned 13 and shares these rights. */
  readonly isThemselves?: true | undefined;
}

export type Guardians = Readonly<Record<string, Guardian>>;

/** A guardian who said yes; who was only asked has no rights, and none has any when their time is over. */
export function confirmedGuardian(guardians: Guardians, userId: string, now: Date): Guardian | undefined {
  const found = guardians[userId];
  const isOver = found?.viewsUntil !== undefined && now >= new Date(found.viewsUntil);
  return found?.status === 'confirmed' && !isOver ? found : undefined;
}

/** Whether a person may do this for a dependant, now. */
export const hasRight = (guardians: Guardians, userId: string, right: Right, now: Date): boolean => {
  const found = confirmedGuardian(guardians, userId, now);
  return found !== undefined && found.viewsUntil === undefined && found.rights.includes(right);
};

/** Whose contact one guardian may see of another: a shield holds between the households (peers 5). */
export const seesContact = (viewer: Guardian, other: Guardian): boolean =>
  viewer.userId === other.userId || !other.contactShielded || viewer.household === other.household;

type Changed = { readonly guardians: Guardians } | { readonly refused: ErrorCode };

/** All but the dependant's own login. */
export const othersIn = (guardians: Guardians): readonly Guardian[] =>
  Object.values(guardians).filter(({ isThemselves }) => !isThemselves);

/** Who answers for a dependant in the place of a guardian who leaves: the first of the other adults; undefined where there is none. */
export const successorOf = (guardians: Guardians, userId: string): Guardian | undefined =>
  othersIn(guardians)
    .filter((one) => one.userId !== userId && one.status === 'confirmed')
    .toSorted((a, b) => a.priority - b.priority)[0];

/** Whether a dependant has a login by which they answer for themselves. */
export const hasLogin = (guardians: Guardians): boolean => othersIn(guardians).length < Object.keys(guardians).length;

/** Asks another adult to be a guardian. */
export function askGuardian(before: Guardians, asked: Guardian): Changed {
  if (before[asked.userId]) return { refused: 'dependant.alreadyGuardian' };
  if (othersIn(before).length >= mostGuardians) return { refused: 'dependant.tooManyGuardians' };
  return { guardians: { ...before, [asked.userId]: { ...asked, status: 'asked' } } };
}

/** The answer of the invited guardian; a no leaves nothing behind. */
export function answerGuardian(
  before: Guardians,
  userId: string,
  answer: { readonly accepted: boolean; readonly phoneNumber?: string | undefined; readonly contactShielded: boolean },
): Changed {
  const found = before[userId];
  if (found?.status !== 'asked') return { refused: 'dependant.notAsked' };
  if (!answer.accepted) return { guardians: without(before, userId) };
  const { phoneNumber, contactShielded } = answer;
  return { guardians: { ...before, [userId]: { ...found, status: 'confirmed', contactShielded, phoneNumber } } };
}

/** Other rights, another household; one guardian keeps the required rights. */
export function changeGuardian(before: Guardians, changed: Guardian): Changed {
  if (!before[changed.userId]) return { refused: 'guardian.notFound' };
  const isTooMuch = changed.isThemselves && changed.rights.some((right) => !ownRights.includes(right));
  return isTooMuch ? { refused: 'guardian.ownRights' } : ifAnswered({ ...before, [changed.userId]: changed });
}

/** Takes a guardian off, by themselves or by who may; never the last one with consent. */
export function removeGuardian(before: Guardians, userId: string): Changed {
  if (!before[userId]) return { refused: 'guardian.notFound' };
  return ifAnswered(without(before, userId));
}

const ifAnswered = (guardians: Guardians): Changed =>
  isAnsweredFor(guardians) ? { guardians } : { refused: 'dependant.lastGuardian' };

/** Whether each required right has a guardian. */
const isAnsweredFor = (guardians: Guardians): boolean =>
  neededRights.every((right) =>
    Object.values(guardians).some(({ status, rights }) => status === 'confirmed' && rights.includes(right)),
  );

const without = (guardians: Guardians, userId: string): Guardians =>
  Object.fromEntries(Object.entries(guardians).filter(([one]) => one !== userId));
