import * as z from 'zod';
import { type Due, stateOf } from './dues.ts';

const dayMs = 86_400_000;

/** When those who owe were last reminded, by what they owe for; those who never were are not in it. */
export const Reminded = z.record(z.string(), z.iso.datetime());
export type Reminded = z.infer<typeof Reminded>;

/** Who can be reminded now, and who was within a day and is left in peace. */
interface Remindable {
  readonly due: readonly Due[];
  readonly rested: number;
}

/** An instant before which a reminder is a day old. */
export const remindedBefore = (now: Date): string => new Date(now.getTime() - dayMs).toISOString();

/** Everyone who owes something hears of it once a day at most, however often organizers press. */
export function remindable(dues: readonly Due[], reminded: Reminded, now: Date): Remindable {
  const owing = dues.filter((due) => stateOf(due) === 'owes');
  const before = remindedBefore(now);
  const due = owing.filter(({ dueId }) => (reminded[dueId] ?? '') <= before);
  return { due, rested: owing.length - due.length };
}
