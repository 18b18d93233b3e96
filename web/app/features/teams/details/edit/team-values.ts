import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { teams } from '#shared/teams/contract.ts';

/** The values of the form for a new or existing community. */
export const TeamForm = teams.operations.createTeam.input;
export type TeamValues = z.input<typeof TeamForm>;

export interface FieldsProps {
  readonly control: Control<TeamValues>;
}
