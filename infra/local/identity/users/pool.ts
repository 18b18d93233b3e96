import type { Grants } from '../hosted/grants.ts';
import type { IdentityOptions } from '../hosted/options.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import type { Challenges } from '../sign-in/challenges.ts';
import type { Codes } from '../sign-in/codes.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { Tokens } from '../sign-in/tokens.ts';
import type { Factors } from './factors.ts';
import type { Identities } from './identities.ts';
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
  readonly factors: Factors;
  readonly sessions: Sessions;
  readonly grants: Grants;
  readonly tokens: Tokens;
  /** Keys the stand-ins for people who do not exist. */
  readonly phantomKey: string;
}
