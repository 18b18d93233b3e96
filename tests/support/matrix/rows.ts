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
  'self',
] as const;
/** Those whose relation the rows of teams and of their events ask about. */
export const teamRoles = ['team_owner', 'team_admin', 'team_member', 'org_admin'] as const;
/** Those whom only the rows of organisations ask about so far. */
export const platformRoles = ['platform_admin'] as const;
export type Role = (typeof roles)[number] | (typeof teamRoles)[number] | (typeof platformRoles)[number];

/** What the matrix allows a role: everything, a reduced answer, or one of the refusals. */
export type Expectation = 'A' | 'AR' | 'D400' | 'D401' | 'D403' | 'D403_EMAIL' | 'D403_PROFILE' | 'D404' | 'D409';

export interface Row {
  readonly id: string;
  readonly cells: Readonly<Record<Role, Expectation>>;
}

/** The rows of `tests/authorization.tsv`, of what is built and of what is still to come. */
export function readRows(): Row[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../authorization.tsv'), 'utf8').trimEnd();
  const [head = [], ...lines] = text.split('\n').map((line) => line.split('\t'));
  const cellOf = (line: readonly string[], role: Role) => (line[head.indexOf(role)] ?? '') as Expectation;
  return lines.map((line) => ({
    id: line[0] ?? '',
    cells: Object.fromEntries(
      [...roles, ...teamRoles, ...platformRoles].map((role) => [role, cellOf(line, role)]),
    ) as Row['cells'],
  }));
}
