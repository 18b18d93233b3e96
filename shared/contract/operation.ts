import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Access } from './access.ts';
import type { FactorRule } from './factor.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one person may call an operation. Counted in the table, so it holds across instances. */
export interface CallLimit {
  readonly calls: number;
  readonly per: 'minute' | 'hour' | 'day';
}

/** One thing a client may ask of the API. Routes, validation, the web client and the docs all read this. */
export interface Operation {
  readonly method: Method;
  /** Begins with the context that answers it, `/events/{eventId}`; `addressOf` says where that is. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** What it asks of the caller's second factor; unless said, that a session gave it once where the account has one. */
  readonly factor?: FactorRule;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  /** True when each call makes a new thing: the caller then sends an Idempotency-Key, and a repeat gets the first answer. */
  readonly creates?: boolean;
  readonly limit?: CallLimit;
  /** Seconds a shared cache may answer a public GET. */
  readonly cacheSeconds?: number;
  /** How long a browser may keep it by itself, where that is shorter: its copies cannot be recalled. */
  readonly browserSeconds?: number;
  /** All input is in the path. What programs other than ours send beside it, such as RFC 8058's form, is not read. */
  readonly ignoresBody?: boolean;
  /** The media type of the answer where it is not JSON; the output is then a string. */
  readonly produces?: 'text/calendar' | 'text/csv';
}

/** Operations that one module answers. */
export interface Contract<Operations extends Record<string, Operation> = Record<string, Operation>> {
  readonly name: string;
  readonly operations: Operations;
}

/** Every operation's address starts here, on the same origin as the web app. */
export const apiPrefix = '/api';

/** Where services outside post what happened there, on the same origin. */
export const webhookPrefix = '/webhooks';

/** Below it are the operations that take no token, whose answers caches may share. */
const publicPrefix = `${apiPrefix}/public`;

/** Where operations of this access are. */
export const prefixOf = (access: Access): string => (access === 'public' ? publicPrefix : apiPrefix);

/** The path of an operation on the origin, with its parameters in braces. */
export const addressOf = ({ access, path }: Pick<Operation, 'access' | 'path'>): string => `${prefixOf(access)}${path}`;

/** What a caller sends. */
export type Input<O extends Operation> = z.input<O['input']>;
/** What an implementation receives: parsed, defaults applied. */
export type Parsed<O extends Operation> = z.output<O['input']>;
/** What a client sends: values as they were given, or as a form has parsed them already. */
export type Sent<O extends Operation> = Input<O> | Parsed<O>;
/** What an implementation returns; unknown members are dropped before it is sent. */
export type Output<O extends Operation> = z.input<O['output']>;
/** What a caller gets. */
export type Answer<O extends Operation> = z.output<O['output']>;

type PathParam<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParam<Rest> : never;
/** 'event:manage' needs an eventId in the path: access is decided from the path alone. */
type ScopeId<A extends Access> = A extends `${infer Scope}:${string}` ? `${Scope}Id` : never;
type InputLacks<O extends Operation> = Exclude<PathParam<O['path']>, keyof O['input']['shape']>;
type PathLacks<O extends Operation> = Exclude<ScopeId<O['access']>, PathParam<O['path']>>;
type Checked<O extends Operation> = [InputLacks<O>] extends [never]
  ? [PathLacks<O>] extends [never]
    ? O
    : { path: `lacks {${PathLacks<O> & string}}` }
  : { input: `lacks ${InputLacks<O> & string}` };

/** Declares a context's operations. It does not compile if a path parameter or the scope's id is missing. */
export function defineContract<const Operations extends Record<string, Operation>>(
  name: string,
  operations: Operations & { [Id in keyof Operations]: Checked<Operations[Id]> },
): Contract<Operations> {
  return { name, operations };
}

/** The names in braces, in order. */
export const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** Where the fields that are not in the path travel. */
export const sendsBody = ({ method, ignoresBody }: Operation): boolean =>
  !ignoresBody && method !== 'GET' && method !== 'DELETE';

/** An operation by its method and address. */
export const routeKey = (operation: Operation): string => `${operation.method} ${addressOf(operation)}`;
