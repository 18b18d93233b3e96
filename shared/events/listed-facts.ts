import * as z from 'zod';
import { Picture } from '../uploads/picture.ts';
import { type Eligibility, levelOf, SkillLevel } from './eligibility.ts';
import type { EventExtras } from './extras.ts';
import { InclusionFact, Price } from './said-facts.ts';

/** What lists show of an event besides what, when and where, and what people narrow a search by. Nothing has to be said. */
export const ListedFacts = z.object({
  /** Absent where it costs nothing. */
  price: Price.optional(),
  leastLevel: SkillLevel.optional(),
  mostLevel: SkillLevel.optional(),
  inclusion: z.array(InclusionFact).optional(),
  /** Only its day is known. */
  isTimeTbd: z.boolean().optional(),
  cover: Picture.optional(),
});
export type ListedFacts = z.infer<typeof ListedFacts>;

/** These of an event, and nothing that is not said. */
export function listedFacts({ price, eligibility = {}, inclusion = [], isTimeTbd, cover }: EventExtras): ListedFacts {
  const { leastLevel, mostLevel } = eligibility;
  return {
    ...(price && { price }),
    ...(leastLevel && { leastLevel }),
    ...(mostLevel && { mostLevel }),
    ...(inclusion.length > 0 && { inclusion }),
    ...(isTimeTbd && { isTimeTbd }),
    ...(cover && { cover }),
  };
}

type Levels = Pick<Eligibility, 'leastLevel' | 'mostLevel'>;

/** Whether somebody of a level is meant. */
export const isForLevel = ({ leastLevel, mostLevel }: Levels, level: z.infer<typeof SkillLevel>): boolean =>
  (leastLevel === undefined || levelOf(leastLevel) <= levelOf(level)) &&
  (mostLevel === undefined || levelOf(level) <= levelOf(mostLevel));
