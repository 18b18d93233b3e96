import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { TeamDetails } from '#shared/teams/schemas.ts';

/** What the form of a community holds. */
export type TeamValues = z.input<typeof TeamDetails>;

export interface FieldsProps {
  readonly control: Control<TeamValues>;
}
