import * as z from 'zod';
import { TeamId } from '#shared/ids.ts';
import { Picture } from '#shared/uploads/picture.ts';
import { AllInPrice, allInPrice } from '../payments/all-in-price.ts';
import { type Eligibility, levelOf, SkillLevel } from '../rsvp/eligibility.ts';
import type { EventExtras } from './extras.ts';
import { InclusionFact } from './said-facts.ts';

/** What lists show of an event besides what, when and where, and what people narrow a search by. Nothing has to be said. */
export const ListedFacts = z.object({
  /** With everything in it; absent where it costs nothing. */
  price: AllInPrice.optional(),
  leastLevel: SkillLevel.optional(),
  mostLevel: SkillLevel.optional(),
  inclusion: z.array(InclusionFact).optional(),
  /** Only its day is known. */
  isTimeTbd: z.boolean().optional(),
  cover: Picture.optional(),
  /** The community that it is an event of. */
  team: z.object({ teamId: TeamId, name: z.string() }).optional(),
});
export type ListedFacts = z.infer<typeof ListedFacts>;

/** These of an event, and nothing that is not said. */
export function listedFacts(event: EventExtras & { readonly teamName?: string | undefined }): ListedFacts {
  const { eligibility = {}, inclusion = [], isTimeTbd, cover, hostingTeam, teamName } = event;
  const { leastLevel, mostLevel } = eligibility;
  const price = allInPrice(event);
  return {
    ...(price && { price }),
    ...(leastLevel && { leastLevel }),
    ...(mostLevel && { mostLevel }),
    ...(inclusion.length > 0 && { inclusion }),
    ...(isTimeTbd && { isTimeTbd }),
    ...(cover && { cover }),
    ...(hostingTeam && teamName && { team: { teamId: hostingTeam, name: teamName } }),
  };
}

type Levels = Pick<Eligibility, 'leastLevel' | 'mostLevel'>;

/** Whether a level is welcome. */
export const isForLevel = ({ leastLevel, mostLevel }: Levels, level: z.infer<typeof SkillLevel>): boolean =>
  (leastLevel === undefined || levelOf(leastLevel) <= levelOf(level)) &&
  (mostLevel === undefined || levelOf(level) <= levelOf(mostLevel));
