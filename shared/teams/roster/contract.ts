import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { TeamId, UserId } from '#shared/ids.ts';
import { dutyOperations } from '../duties/operations.ts';
import { importOperations } from '../import/operations.ts';
import { TeamRoleName } from '../schemas.ts';
import { PartId } from './field-answers.ts';
import { memberFileOperations } from './member-file-operations.ts';
import { OwnChild, peopleOperations, RosterMerge, RosterPerson } from './people-operations.ts';
import { RosterDetails, SeenDetails } from './roster.ts';
import { RosterSheet } from './sheet.ts';

const onTeam = z.strictObject({ teamId: TeamId });
const nothing = z.object({});
const Version = z.int().min(0);

/** One line of a roster, with what of it the reader may see. */
export const RosterEntry = z.object({
  userId: UserId,
  displayName: z.string(),
  roles: z.array(TeamRoleName),
  since: z.iso.datetime(),
  isPaused: z.boolean(),
  details: SeenDetails,
  /** The names of the files that show how tracked items stand, by item, as far as the reader may open them. */
  evidence: z.record(PartId, z.string()).optional(),
  /** Of the details; 0 where nothing was ever said. */
  version: z.int(),
});
export type RosterEntry = z.infer<typeof RosterEntry>;

/** The roster as a team keeps it, for its members. */
export const teamRoster = defineContract('team-roster', {
  listRoster: {
    method: 'GET',
    path: '/teams/{teamId}/roster',
    summary: 'List the roster in pages, by name, role or squad',
    access: 'profileComplete',
    input: onTeam.extend({
      q: z.string().max(60).optional(),
      role: TeamRoleName.optional(),
      squadId: PartId.optional(),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({
      entries: z.array(RosterEntry),
      /** The reader's line, on whichever page it is. */
      own: RosterEntry.optional(),
      /** The reader's children on it, on the first page. */
      children: z.array(OwnChild).default([]),
      /** Whether the rest of it is for those who manage members. */
      isClosed: z.boolean().default(false),
      /** Players without an account, by name, on the first page of those who manage the roster. */
      people: z.array(RosterPerson).default([]),
      /** What they merged lately and can undo, the latest first. */
      merges: z.array(RosterMerge).default([]),
      sheet: RosterSheet,
      sheetVersion: z.int(),
      nextCursor: z.string().optional(),
    }),
    errors: ['team.notFound', 'access.denied', 'request.cursorInvalid'],
  },
  changeRosterDetails: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/people/{userId}',
    summary: "Save a member's roster details: number, positions, squads, tags, notes, answers and tracked items",
    access: 'team:manageMembers',
    input: onTeam.extend({ userId: UserId, version: Version, details: RosterDetails }),
    /** Other members with the same number. */
    output: z.object({ version: z.int(), sameNumber: z.array(z.string()) }),
    errors: ['team.notFound', 'team.memberNotFound', 'record.changed'],
  },
  changeOwnEntry: {
    method: 'PUT',
    path: '/teams/me/rosters/{teamId}',
    summary:
      "Update your own roster details, answer the team's questions, or pause: you keep your spot and are not asked to play",
    access: 'profileComplete',
    input: onTeam.extend({
      version: Version,
      isPaused: z.boolean(),
      contact: RosterDetails.shape.contact,
      fields: RosterDetails.shape.fields,
    }),
    output: z.object({ version: z.int() }),
    errors: ['team.notFound', 'record.changed'],
  },
  saveRosterSheet: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/sheet',
    summary: 'Change roster settings: custom fields, squads and tracked items',
    access: 'team:manageMembers',
    input: onTeam.extend({ version: Version, sheet: RosterSheet }),
    output: z.object({ version: z.int() }),
    errors: ['team.notFound', 'record.changed'],
  },
  exportRoster: {
    method: 'GET',
    path: '/teams/{teamId}/roster/csv',
    summary: 'Export the roster as a file that can be imported again',
    access: 'team:manageMembers',
    input: onTeam,
    output: z.string(),
    produces: 'text/csv',
    errors: ['team.notFound'],
  },
  barPerson: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/banned/{userId}',
    summary: 'Ban a member, who no longer sees the community, or lift the ban',
    access: 'team:manageMembers',
    input: onTeam.extend({ userId: UserId, banned: z.boolean() }),
    output: nothing,
    errors: ['team.notFound', 'access.denied', 'team.owner', 'record.changed'],
  },
  ...peopleOperations,
  ...memberFileOperations,
  ...importOperations,
  ...dutyOperations,
});
