import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { ask, readOperations } from './ask.ts';
import { asked } from './asked/asked.ts';
import { forbiddenTo, names, type ViewerKind, viewerKinds } from './cast.ts';
import type { MinorsWorld } from './world.ts';

export interface Leak {
  readonly operation: string;
  readonly viewer: ViewerKind;
  readonly name: string;
}

export interface Swept {
  readonly leaks: readonly Leak[];
  /** Operations that named the new adult, by viewer: proof that the minors beside them would show there. */
  readonly named: Readonly<Record<ViewerKind, ReadonlySet<string>>>;
  /** Operations that refused every viewer. */
  readonly unanswered: readonly string[];
}

/** Operations that nothing here says how to ask. */
export const notAsked = (operations: Iterable<string> = readOperations.keys()): string[] =>
  [...operations].filter((id) => !asked[id]);

/** What of these names an answer holds that its reader must not find in it. */
export const leaksIn = (operation: string, viewer: ViewerKind, body: string): Leak[] =>
  forbiddenTo(viewer)
    .filter((name) => body.includes(name))
    .map((name) => ({ operation, viewer, name }));

interface How {
  readonly asking?: typeof ask;
  readonly viewers?: readonly ViewerKind[];
  readonly operations?: readonly string[];
}

/** Calls every operation as every viewer and searches each whole answer. */
export async function sweep(
  world: MinorsWorld,
  { asking = ask, viewers = viewerKinds, operations = Object.keys(asked) }: How = {},
): Promise<Swept> {
  const leaks: Leak[] = [];
  const named = { visitor: new Set<string>(), stranger: new Set<string>(), fellow: new Set<string>() };
  const swept = { ...named, host: new Set<string>(), guardian: new Set<string>() };
  const unanswered: string[] = [];
  for (const operation of operations) {
    const inputs = asked[operation]?.(world) ?? [];
    const calls = viewers.flatMap((viewer) => inputs.map((input) => ({ viewer, input })));
    const answers = await Promise.all(
      calls.map(async ({ viewer, input }) => ({
        viewer,
        ...(await asking(operation, input, userIdOf(viewer, operation, world))),
      })),
    );
    if (!answers.some(({ status }) => status < 400)) unanswered.push(operation);
    for (const { viewer, body } of answers) {
      leaks.push(...leaksIn(operation, viewer, body));
      if (body.includes(names.grown.first)) swept[viewer].add(operation);
    }
  }
  return { leaks, named: swept, unanswered };
}

function userIdOf(viewer: ViewerKind, operation: string, world: MinorsWorld): string | undefined {
  if (viewer === 'visitor') return undefined;
  // Each thing has a host of its own.
  if (viewer === 'host') return world.hostOf[operation] ?? world.host.userId;
  return world[viewer].userId;
}

/** Words in which an answer could speak of a person. */
const speaksOfPeople = /name|label|title|text|note|words|csv|about|^by$|person|people|player/i;

/** Whether no field of an operation's answer could hold a name, by its own schema. */
export function isNameless({ output, produces }: Pick<Operation, 'output' | 'produces'>): boolean {
  if (produces) return false;
  return !fieldsOf(z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' })).some((field) =>
    speaksOfPeople.test(field),
  );
}

function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : [];
  return [...properties, ...Object.values(schema).flatMap(fieldsOf)];
}
