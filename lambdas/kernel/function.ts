import type { MessageType } from '#shared/contract/message.ts';
import type { Contract } from '#shared/contract/operation.ts';
import type { Capability } from './capabilities.ts';

/** The moments of the identity provider at which a function of ours is asked. */
export type IdentityMoment = 'preSignUp' | 'postConfirmation' | 'customMessage';

/** Where a server-rendered page is, on the web app's own origin. */
export type PagePath = `/${string}`;

/** A Lambda function, described without AWS so that the cloud stacks and the local runtime both build it. */
export interface FunctionSpec {
  /** Unique, kebab-case. */
  readonly name: string;
  /** The module that exports `handler`. */
  readonly entry: `lambdas/${string}.ts`;
  readonly may: readonly Capability[];
  /** HTTP operations. */
  readonly serves?: Contract;
  /**
   * Prefixes under which its operations for people share one route each, as an API holds no more than 300. They are this
   * function's alone; public operations under them keep routes of their own.
   */
  readonly gathers?: readonly `/${string}`[];
  /** Pages that it renders for any reader, answered to GET and HEAD; parameters in braces fill one segment. */
  readonly servesPages?: readonly PagePath[];
  /** Forms of its pages, posted below `/api`, where every method is let through; answered with a page or a way on. */
  readonly takesForms?: readonly `/api/${string}`[];
  /** Messages of the bus, at least once, in any order. */
  readonly listensTo?: readonly MessageType[];
  /** Entities whose rows it follows in the table's stream, in commit order per row. */
  readonly follows?: readonly string[];
  readonly runsEvery?: `rate(${number} ${'minute' | 'minutes' | 'hours' | 'days'})`;
  readonly answersIdentity?: readonly IdentityMoment[];
  /** Serves the WebSocket: connect, messages and disconnect. */
  readonly servesSocket?: true;
  /** Hears what the mail service says of sent mail: Send, Bounce, Complaint. */
  readonly hearsMail?: true;
  /** Default 256. */
  readonly memoryMb?: number;
  /** Default 10; jobs and consumers usually need more. */
  readonly timeoutSeconds?: number;
}
