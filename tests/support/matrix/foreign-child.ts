import { expect } from 'vitest';

/** A parent, a child of it, and a person who may do everything to both. */
export interface Family {
  readonly person: { readonly userId: string };
  readonly parentId: string;
  readonly childId: string;
}

type Ask = (person: Family['person'], parentId: string, childId: string) => Promise<unknown>;

const answerOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    ({ code }: { readonly code?: string }) => code ?? 'failed',
  );

/**
 * Each operation finds a child under its own parent, and says that it is not there under another of the caller's.
 * @returns what each answered under the child's own parent, after it was refused under the other.
 */
export async function refusesForeignChild(
  missing: string,
  aFamily: () => Promise<Family>,
  asks: Readonly<Record<string, Ask>>,
): Promise<Readonly<Record<string, string>>> {
  const [own, foreign] = [await aFamily(), await aFamily()];
  for (const [operation, ask] of Object.entries(asks)) {
    const misplaced = await answerOf(ask(own.person, own.parentId, foreign.childId));
    expect({ operation, misplaced }).toEqual({ operation, misplaced: missing });
  }
  const answers: Record<string, string> = {};
  for (const [operation, ask] of Object.entries(asks)) {
    const inPlace = await answerOf(ask(foreign.person, foreign.parentId, foreign.childId));
    expect({ operation, inPlace }).not.toEqual({ operation, inPlace: missing });
    answers[operation] = inPlace;
  }
  return answers;
}
