import * as z from 'zod';
import { DependantId } from '#shared/ids.ts';
import { playerFacts } from '#shared/people/profile/player-facts.ts';

/** A child, with what is asked of them and a guardian says for this alone. */
export const childFacts = { dependantId: DependantId, gender: playerFacts.gender, levels: playerFacts.levels };

/** The children who a guardian pays for in one order, each once. */
export const childrenComing = <Child extends z.ZodType<{ readonly dependantId: string }>>(
  child: Child,
  most: { readonly count: number; readonly words: string },
) =>
  z
    .array(child)
    .min(1, 'Choose who comes.')
    .max(most.count, most.words)
    .refine((all) => new Set(all.map(({ dependantId }) => dependantId)).size === all.length, 'Each once.');
