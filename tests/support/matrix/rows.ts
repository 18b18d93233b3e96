import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Roles whose relations exist in the product so far; the other columns wait for theirs. */
export const roles = [
  'visitor',
  'unverified',
  'verified',
  'complete',
  'event_creator',
  'event_joiner',
  'guardian',
  'self',
] as const;
/** Those whose relation the rows of teams and of their events ask about. */
export const teamRoles = ['team_owner', 'team_admin', 'team_member', 'org_admin'] as const;
/** Roles that only the rows of organizations ask about so far. */
export const platformRoles = ['platform_admin'] as const;
/** The owner of a site: no row is built in which they may do more than others, until there are sites. */
export const siteOwner = 'site_owner';
export type Role = (typeof roles)[number] | (typeof teamRoles)[number] | (typeof platformRoles)[number];

/** What the matrix allows a role: everything, a reduced answer, or one of the refusals. */
export type Expectation =
  | 'A'
  | 'AR'
  | 'D400'
  | 'D401'
  | 'D403'
  | 'D403_EMAIL'
  | 'D403_PROFILE'
  | 'D403_FACTOR'
  | 'D404'
  | 'D409';

export interface Row {
  readonly id: string;
  /** What it is about, as the specification calls it. */
  readonly entity: string;
  /** Whether the specification has it; others are of what the product does beside. */
  readonly isSpecified: boolean;
  readonly cells: Readonly<Record<Role | typeof siteOwner, Expectation>>;
}

/** The rows of `tests/authorization.tsv`, of what is built and of what is still to come. */
export function readRows(): Row[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../authorization.tsv'), 'utf8').trimEnd();
  const [head = [], ...lines] = text.split('\n').map((line) => line.split('\t'));
  const cellOf = (line: readonly string[], column: string) => line[head.indexOf(column)] ?? '';
  return lines.map((line) => ({
    id: cellOf(line, 'id'),
    entity: cellOf(line, 'entity'),
    isSpecified: cellOf(line, 'origin') === 'specification',
    cells: Object.fromEntries(
      [...roles, ...teamRoles, ...platformRoles, siteOwner].map((role) => [role, cellOf(line, role)]),
    ) as Row['cells'],
  }));
}
