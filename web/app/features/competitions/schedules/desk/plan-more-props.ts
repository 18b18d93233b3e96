import type { PlaceValues } from './place-values.ts';
import type { PlanMore } from './plan-values.ts';

/** What a part of the plan shows and changes. */
export interface MoreProps {
  readonly more: PlanMore;
  readonly squads: readonly { readonly squadId: string; readonly name: string }[];
  readonly places: readonly PlaceValues[];
  readonly onChange: (part: Partial<PlanMore>) => void;
}
