import type { MessageType } from '#shared/contract/message.ts';
import type { Contract } from '#shared/contract/operation.ts';
import type { Capability } from './capabilities.ts';

/** The moments of the identity provider at which a function of ours is asked. */
export type IdentityMoment = 'preSignUp' | 'postConfirmation' | 'customMessage';

/** Where a server-rendered page is, on the web app's own origin. */
export type PagePath = `/${string}`;

/** A module whose export is `handler`. A function loads it when it is first asked for what the module does. */
export type Entry = `lambdas/${string}.ts`;

/** Operations, and the module that implements them. */
interface ServedContract {
  readonly contract: Contract;
  readonly entry: Entry;
}

interface RenderedPages {
  /** Pages for any reader, answered to GET and HEAD; parameters in braces fill one segment. */
  readonly pages: readonly PagePath[];
  /** Forms of the pages, posted below `/api`, where every method is let through; answered with a page or a way on. */
  readonly forms?: readonly `/api/${string}`[];
  readonly entry: Entry;
}

interface Receiver {
  /** Where a service outside posts what happened there; what it sends is proven by a signature, not by a token. */
  readonly posts: readonly `/webhooks/${string}`[];
  readonly entry: Entry;
}

interface Listener {
  /** Messages of the bus, at least once, in any order. */
  readonly messages: readonly MessageType[];
  readonly entry: Entry;
}

interface Job {
  /** Unique, kebab-case. */
  readonly job: string;
  readonly every: `rate(${number} ${'minute' | 'minutes' | 'hours' | 'days'})`;
  readonly entry: Entry;
}

/**
 * A Lambda function, described without AWS so that the cloud stacks and the local runtime both build it. A function is
 * what one kind of caller asks of one context; another one needs a reason beside it.
 */
export interface FunctionSpec {
  /** Unique, kebab-case: the context and who calls it. */
  readonly name: string;
  readonly may: readonly Capability[];
  /** Where its operations are: the path of each begins with it. It is this function's alone. */
  readonly under?: `/${string}`;
  readonly serves?: readonly ServedContract[];
  readonly renders?: readonly RenderedPages[];
  readonly receives?: Receiver;
  readonly listensTo?: readonly Listener[];
  readonly runs?: readonly Job[];
  /** Entities whose rows it follows in the table's stream, in commit order per row. */
  readonly follows?: { readonly entities: readonly string[]; readonly entry: Entry };
  readonly answersIdentity?: { readonly moments: readonly IdentityMoment[]; readonly entry: Entry };
  /** Serves the WebSocket: connect, messages and disconnect. */
  readonly servesSocket?: Entry;
  /** Hears what the mail service says of sent mail: Send, Bounce, Complaint. */
  readonly hearsMail?: Entry;
  /** Takes in mail that is sent to the product's reply addresses. */
  readonly receivesMail?: Entry;
  /** Default 256. */
  readonly memoryMb?: number;
  /** Default 10; jobs and consumers usually need more. */
  readonly timeoutSeconds?: number;
}
