import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { Problem, statusOf } from '#shared/contract/errors.ts';
import { aPerson } from '../accounts/people.ts';
import { aDependant } from '../people/family.ts';
import type { Expectation, Role } from './rows.ts';

/** One request of the matrix: who asks, and whether the thing asked about is theirs. */
export interface Cell {
  readonly role: Role;
  readonly related: boolean;
}

/** How a row is asked: the operations it proves and the call itself. */
export interface Binding {
  readonly operations: readonly string[];
  readonly ask: (cell: Cell) => Promise<unknown>;
  /** The same call about a thing that does not exist, to show that hidden things look no different. */
  readonly askUnknown?: (cell: Cell) => Promise<unknown>;
  /** Whether it is asked by the people of a team as well: by all, or where they are told something else than strangers. */
  readonly asTeam?: 'all' | 'whereItMatters';
  /** Whether it is asked by anyone who runs the platform as well. */
  readonly asPlatform?: boolean;
  /** Throws unless an answer is the reduced one. */
  readonly reduced?: (answer: unknown) => void;
}

export type Outcome = { readonly answer: unknown } | { readonly problem: Problem };

export async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await work };
  } catch (error) {
    if (error instanceof Problem) return { problem: error };
    throw error;
  }
}

/**
 * What a cell needs, made once: a refused request changed nothing, so what does not exist is asked for in the same world.
 */
export function oncePerCell<T>(make: (cell: Cell) => Promise<T>): (cell: Cell) => Promise<T> {
  const made = new WeakMap<Cell, Promise<T>>();
  return (cell) => {
    const kept = made.get(cell) ?? make(cell);
    made.set(cell, kept);
    return kept;
  };
}

/** Where an outcome differs from what the matrix says, in words; undefined when it does not. */
export function mismatch(expected: Expectation, outcome: Outcome): string | undefined {
  const got = 'answer' in outcome ? 'an answer' : `${statusOf(outcome.problem)} ${outcome.problem.code}`;
  const ok =
    'answer' in outcome ? expected === 'A' || expected === 'AR' : refusals[expected]?.(outcome.problem) === true;
  return ok ? undefined : `expected ${expected}, got ${got}`;
}

const refusals: Partial<Record<Expectation, (problem: Problem) => boolean>> = {
  D400: (problem) => statusOf(problem) === 400,
  D401: (problem) => statusOf(problem) === 401,
  D403: ({ code }) => code === 'access.denied',
  D403_EMAIL: ({ code }) => code === 'access.emailUnverified',
  D403_PROFILE: ({ code }) => code === 'access.profileIncomplete',
  D403_FACTOR: ({ code }) => code === 'auth.factorNeeded',
  D404: (problem) => statusOf(problem) === 404,
  D409: (problem) => statusOf(problem) === 409,
};

const children = new Map<string, string>();

/** A player who answers for a child, with every right. */
async function aGuardian(): Promise<Account> {
  const guardian = await aPerson();
  children.set(guardian.userId, (await aDependant(guardian)).dependantId);
  return guardian;
}

/** The child of the caller, where they are a guardian. */
export const childOf = (userId: string | undefined): string | undefined => children.get(userId ?? '');

/** A fresh person in the state that a role asks for; no one for a visitor. */
export async function personFor(role: Role): Promise<Account | undefined> {
  if (role === 'visitor') return undefined;
  if (role === 'unverified') return aPerson({ emailVerified: false, hasAdditionalInfo: false });
  if (role === 'guardian') return aGuardian();
  if (role === 'platform_admin') return aPerson({ isPlatformAdmin: true });
  return aPerson(role === 'verified' ? { hasAdditionalInfo: false } : {});
}
