import type { StandingsRules } from '#shared/competitions/standings/rules.ts';

/** The organizer's decisions about a division's table. */
export interface RulesPanelProps {
  readonly seasonId: string;
  readonly divisionId: string;
  readonly rules: StandingsRules & { readonly version: number };
  readonly squads: readonly { readonly squadId: string; readonly divisionId: string; readonly name: string }[];
  /** Teams the tie-breakers leave tied. */
  readonly unresolved: readonly (readonly string[])[];
}
