import { type DependantStanding, dependantsContract } from '#shared/events/dependants/contract.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import { operations } from '#web/app/operations/operations.ts';
import { datesWords, seriesWords } from '../series/series-words.ts';

/** What the event asks and a guardian says, for this answer alone. */
export interface SaidOfMember extends Pick<PlayerFacts, 'gender' | 'levels'> {
  readonly answers?: string[];
  readonly group?: string;
}

/** A yes for one of the family: to an event, or to every date of its series. */
export interface FamilyYes {
  readonly to: 'date' | 'series';
  readonly said: SaidOfMember;
}

/** A yes, or an end of one. */
export type FamilyAnswer =
  | FamilyYes
  | { readonly to: 'date'; readonly leaves: 'giveUp'; readonly isLate?: true }
  | { readonly to: 'series'; readonly leaves: 'keep' | 'giveUp' };

/** Gives it, and says what came of it. */
export async function answerForFamily(
  { dependantId, firstName }: DependantStanding,
  answer: FamilyAnswer,
  input: { readonly eventId: string; readonly token?: string },
): Promise<string> {
  const who = { dependantId, eventId: input.eventId };
  if ('said' in answer && answer.to === 'series') {
    const { answers: _, ...said } = answer.said;
    const counts = await operations(dependantsContract).joinSeriesForDependant({
      ...input,
      ...who,
      scope: 'standing',
      ...said,
    });
    return seriesWords(`${firstName} is in`, counts);
  }
  if ('said' in answer) {
    await operations(dependantsContract).joinForDependant({ ...input, ...who, ...answer.said });
    return `You answered for ${firstName}`;
  }
  if (answer.to === 'series') {
    const { left } = await operations(dependantsContract).leaveSeriesForDependant({ ...who, seats: answer.leaves });
    return left === 0 ? `${firstName} won’t join new dates` : `${firstName} has left ${datesWords(left)}`;
  }
  await operations(dependantsContract).leaveForDependant({ ...who, ...(answer.isLate && { isLate: 'true' }) });
  return `${firstName} can’t go`;
}
