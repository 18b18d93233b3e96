import type { Attempts } from './attempts.ts';
import type { Challenges } from './challenges.ts';
import type { Codes } from './codes.ts';
import type { Grants } from './grants.ts';
import type { Identities } from './identities.ts';
import type { IdentityOptions } from './options.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import type { Users } from './users.ts';

/** The user pool: what was configured, and the parts that remember. */
export interface Pool extends IdentityOptions {
  /** The `iss` of every token. */
  readonly issuer: string;
  readonly users: Users;
  readonly identities: Identities;
  readonly codes: Codes;
  readonly attempts: Attempts;
  readonly challenges: Challenges;
  readonly sessions: Sessions;
  readonly grants: Grants;
  readonly tokens: Tokens;
  /** Keys the stand-ins for people who do not exist. */
  readonly phantomKey: string;
}
