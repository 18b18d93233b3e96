import type { Duty, DutyHolder } from './schemas.ts';

type Holders = readonly DutyHolder[];

/** A member's answer to a duty. */
export type DutyAnswer = 'take' | 'giveBack' | 'offer' | 'keep';

interface Said {
  readonly userId: string;
  readonly answer: DutyAnswer;
  /** With `take`: whose they take, who offered it. */
  readonly insteadOf?: string | undefined;
}

type Answered = { readonly holders: Holders } | { readonly refused: 'duty.full' | 'duty.notYours' | 'duty.notOffered' };

/** Who holds a duty after an answer. A repeat of anything changes nothing. */
export function answered(holders: Holders, slots: number, { userId, answer, insteadOf }: Said): Answered {
  const own = holders.find((one) => one.userId === userId);
  if (answer === 'take') {
    if (own) return { holders };
    if (insteadOf) return takenFrom(holders, insteadOf, userId);
    return holders.length < slots ? { holders: [...holders, { userId, isOffered: false }] } : { refused: 'duty.full' };
  }
  if (answer === 'giveBack') return { holders: holders.filter((one) => one !== own) };
  if (!own) return { refused: 'duty.notYours' };
  return { holders: holders.map((one) => (one === own ? { ...one, isOffered: answer === 'offer' } : one)) };
}

function takenFrom(holders: Holders, from: string, userId: string): Answered {
  const isOffered = holders.some((one) => one.userId === from && one.isOffered);
  if (!isOffered) return { refused: 'duty.notOffered' };
  return { holders: holders.map((one) => (one.userId === from ? { userId, isOffered: false } : one)) };
}

/** How a duty stands: `missed` as soon as one member missed it, `done` when all did it. */
export function dutyStatus(holders: Holders, slots: number): Duty['status'] {
  if (holders.some(({ outcome }) => outcome === 'missed')) return 'missed';
  const isFull = holders.length >= slots;
  if (holders.length > 0 && holders.every(({ outcome }) => outcome === 'done')) return 'done';
  return isFull ? 'claimed' : 'open';
}

/** How many hours before it starts its members get a reminder. */
export const dutyReminderHours = [48, 3] as const;
