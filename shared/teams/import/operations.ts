import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { ImportId, TeamId } from '../../ids.ts';
import { RosterSheet } from '../roster/sheet.ts';
import { fixedColumns } from './columns.ts';
import { planKinds } from './plan.ts';

/** As many lines as one import takes; more are more imports. */
export const mostLines = 500;
/** So long can an import be undone. */
export const undoDays = 7;

const onTeam = z.strictObject({ teamId: TeamId });
/** A `Column`, in words that a description of the API can say. */
const ColumnName = z
  .string()
  .regex(new RegExp(`^(|${Object.keys(fixedColumns).join('|')}|(field|item):[a-z0-9]{6,16})$`), 'Not a column.');

const file = {
  columns: z.array(ColumnName).max(60),
  /** The cells of each line, without the headings. */
  lines: z
    .array(z.array(z.string().max(2000)).max(60))
    .min(1, 'There’s nothing to import.')
    .max(mostLines, `At most ${mostLines} lines at once.`),
  /** Teams and fields that the roster does not have yet, with ids that the caller made up; the run creates them. */
  adds: RosterSheet.pick({ squads: true, fields: true }).optional(),
};
const Counts = z.object({ new: z.int(), matched: z.int(), same: z.int(), needsYou: z.int() });

export const TeamImport = z.object({
  importId: ImportId,
  at: z.iso.datetime(),
  byName: z.string(),
  status: z.enum(['running', 'done', 'undone']),
  counts: Counts,
  undoUntil: z.iso.datetime(),
});
export type TeamImport = z.infer<typeof TeamImport>;

/** A team that an import created and its undo leaves, and why. */
const KeptTeam = z.object({
  name: z.string(),
  /** Its players play in a season; players are in it; or it was renamed or given players since. */
  why: z.enum(['plays', 'players', 'changed']),
});
export type KeptTeam = z.infer<typeof KeptTeam>;

/** Taking a roster in from a file: looked at first, then run as it was looked at, then undone within a week. */
export const importOperations = {
  previewTeamImport: {
    method: 'POST',
    path: '/teams/{teamId}/roster/import-previews',
    summary: 'Preview an import line by line',
    access: 'team:manageMembers',
    input: onTeam.extend(file),
    output: z.object({
      counts: Counts,
      lines: z.array(
        z.object({
          line: z.int(),
          name: z.string(),
          kind: z.enum(planKinds),
          /** The first of the faults. */
          reason: z.string().optional(),
          /** All that is wrong with the line, each with the column that has it where one has. */
          faults: z.array(z.object({ column: z.string().optional(), text: z.string() })).optional(),
        }),
      ),
      /** What is seen here; the run does this or nothing. */
      plan: z.string(),
    }),
    errors: ['team.notFound'],
  },
  runTeamImport: {
    method: 'POST',
    path: '/teams/{teamId}/roster/imports',
    summary: 'Run a previewed import; new players wait to be invited, and no notifications are sent',
    access: 'team:manageMembers',
    creates: true,
    limit: { calls: 30, per: 'day' },
    input: onTeam.extend({ ...file, plan: z.string().max(100) }),
    output: TeamImport,
    errors: ['team.notFound', 'team.archived', 'team.importChanged'],
  },
  listTeamImports: {
    method: 'GET',
    path: '/teams/{teamId}/roster/imports',
    summary: 'List the imports of a roster, newest first',
    access: 'team:manageMembers',
    input: onTeam,
    output: z.object({ imports: z.array(TeamImport) }),
    errors: ['team.notFound'],
  },
  undoTeamImport: {
    method: 'DELETE',
    path: '/teams/{teamId}/roster/imports/{importId}',
    summary: 'Undo an import within seven days, with the teams it created; later changes by hand stay',
    access: 'team:manageMembers',
    input: onTeam.extend({ importId: ImportId }),
    output: z.object({
      /** Players who stay as they are, because they were changed or invited, or play in a season, since. */
      kept: z.int(),
      removedTeams: z.int(),
      keptTeams: z.array(KeptTeam),
    }),
    errors: ['team.notFound', 'team.importNotFound'],
  },
} as const satisfies Record<string, Operation>;
