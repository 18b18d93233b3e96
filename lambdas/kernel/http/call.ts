import type middy from '@middy/core';
import type { Context, APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import type { Operation } from '#shared/contract/operation.ts';
import type { IdKind } from '#shared/ids.ts';
import type { Actor, HttpEvent } from './actor.ts';
import type { AccountState, Scopes } from './authorize.ts';

/** What every implementation is given besides its input. */
export interface Caller<Account extends AccountState = AccountState> {
  /** Undefined only for public operations. */
  readonly actor: Actor | undefined;
  readonly account: Account | undefined;
  /** The network address of the request, as limits of strangers count it. */
  readonly source: string;
  readonly now: Date;
  /** Under an Idempotency-Key always the same ids, so that a repeated request cannot make a second thing. */
  readonly newId: (kind: IdKind) => string;
}

/** An operation and what answers it. */
export interface Route {
  readonly id: string;
  readonly operation: Operation;
  readonly implement: (input: unknown, caller: Caller) => Promise<unknown>;
  readonly scopes: Scopes;
}

/** What the steps of `serve` have found out about a request. */
export interface Call extends Route {
  readonly now: Date;
  readonly source: string;
  actor?: Actor | undefined;
  account?: AccountState | undefined;
  /** The Idempotency-Key, of operations that create something. */
  key?: string;
  input?: Record<string, unknown>;
  /** What a request under the same key was answered. */
  replay?: HttpResult;
}

/** The context of an invocation, on which the steps keep the call. */
export type CallContext = Context & { call?: Call };

/** A step of answering a request. */
export type Step = middy.MiddlewareObj<HttpEvent, HttpResult, Error, CallContext>;
export type StepRequest = middy.Request<HttpEvent, HttpResult, Error, CallContext>;

/** @throws {Error} when the step that finds the operation has not run */
export function callOf({ call }: CallContext): Call {
  if (!call) throw new Error('No operation was found yet');
  return call;
}

/** Limits and keys count by person, and by network for callers who are not signed in. */
export const whoCalls = ({ actor, source }: Call): string => actor?.userId ?? source;
