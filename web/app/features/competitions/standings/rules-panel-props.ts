import type { StandingsRules } from '#shared/competitions/standings/rules.ts';

/** What is decided about the table of a division. */
export interface RulesPanelProps {
  readonly seasonId: string;
  readonly divisionId: string;
  readonly rules: StandingsRules & { readonly version: number };
  readonly squads: readonly { readonly squadId: string; readonly divisionId: string; readonly name: string }[];
  /** Those whom nothing parts. */
  readonly unresolved: readonly (readonly string[])[];
}
