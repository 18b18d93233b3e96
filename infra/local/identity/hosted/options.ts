import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Moment, TriggerEvent } from '../triggers/trigger-event.ts';

export interface IdentityClient {
  readonly id: string;
  /** With a secret, every call of this client must carry the secret hash. */
  readonly secret?: string;
  readonly callbackUrls?: readonly string[];
  readonly logoutUrls?: readonly string[];
  /** Attributes that its callers may write; `email` and `name` unless said. */
  readonly writes?: readonly string[];
  /** Lets the password itself travel (USER_PASSWORD_AUTH); off unless a seed or a test needs it. */
  readonly allowPassword?: boolean;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text?: string;
}

export interface IdentityOptions {
  /** Holds everything the pool knows; its tables are made when missing. */
  readonly database: DatabaseSync;
  /** Where the provider is reached from outside; the pool id is appended unless it is the last segment. */
  readonly issuerUrl: string;
  /** `<region>_<name>`, as Cognito writes it. */
  readonly poolId: string;
  readonly clients: readonly IdentityClient[];
  readonly now: () => Date;
  /** Answers with the event, its `response` filled in; throwing refuses. */
  readonly ask: (moment: Moment, event: TriggerEvent) => Promise<TriggerEvent>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  /** The web ACL in front of the pool: whether a call without AWS credentials is let through, by `X-Amz-Target` and its headers. All are unless said. */
  readonly letsThrough?: (target: string, headers: IncomingHttpHeaders) => boolean;
  /** A path in front of ours that is cut off before routing, such as `/_local/identity`. */
  readonly basePath?: string;
  /** Requests a second per category of calls, instead of Cognito's own quotas. */
  readonly quotas?: Readonly<Record<string, number>>;
}
