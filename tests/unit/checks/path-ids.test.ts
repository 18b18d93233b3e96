import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { pathParams } from '#shared/contract/operation.ts';
import { contracts } from '#tests/support/contracts.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync('lambdas/**/*.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(resolve(root, path), 'utf8'),
}));

/** What both sides of a tie do is made by one function, which reads the whole pair. */
const made = new Set(['detachTeam', 'withdrawTeam']);

/** How an implementation is called where it has another name than its operation: `(input) => listGames(input, store)`. */
function implementationOf(id: string): string {
  const wired = new RegExp(`\\b${id}: (?:async )?\\([^)]*\\) =>\\s*(\\w+)\\(`);
  return sources.map(({ text }) => wired.exec(text)?.[1]).find((name) => name !== undefined) ?? id;
}

/** The ids of what the handler itself takes apart: `removeOne: async ({ listId, userId }, caller) => {`. */
function readInHandler(id: string): readonly string[] {
  const taken = new RegExp(`\\b${id}: (?:async )?\\(\\{([^}]*)\\}`);
  return sources.flatMap(
    ({ text }) =>
      taken
        .exec(text)?.[1]
        ?.split(',')
        .map((name) => name.trim()) ?? [],
  );
}

interface Code {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Parameter = Code & {
  readonly name?: string;
  readonly properties?: readonly (Code & { key?: { name?: string } })[];
};
type Implementation = Code & { readonly params: readonly Parameter[]; readonly body: Code };

/** The exported functions of a name, with the text that they are in. */
function exported(name: string): { readonly code: Implementation; readonly text: string }[] {
  const asWritten = new RegExp(`export (?:const|(?:async )?function) ${name}\\b`);
  return sources
    .filter(({ text }) => asWritten.test(text))
    .flatMap(({ path, text }) => functionsIn(path, text, name).map((code) => ({ code, text })));
}

function functionsIn(path: string, text: string, name: string): Implementation[] {
  const body = parseSync(path, text).program.body as unknown as readonly Record<string, never>[];
  return body.flatMap(({ declaration }: { declaration?: Record<string, never> }) => {
    const all = (declaration?.declarations ?? [declaration]) as { id?: { name: string }; init?: Implementation }[];
    return all
      .filter((one) => one?.id?.name === name)
      .map((one) => (one.init ?? one) as Implementation)
      .filter(({ params }) => params !== undefined);
  });
}

/** The ids that an implementation neither takes apart nor passes on with the whole input. */
function unread(ids: readonly string[], { params: [input], body }: Implementation, text: string): readonly string[] {
  if (!input) return ids;
  if (input.properties) {
    if (input.properties.some(({ type }) => type === 'RestElement')) return [];
    return ids.filter((id) => !input.properties?.some(({ key }) => key?.name === id));
  }
  const name = text.slice(input.start, input.end).split(':')[0]?.trim();
  const used = text.slice(body.start, body.end);
  if (new RegExp(`\\b${name}\\b(?!\\s*[.:])`).test(used)) return [];
  return ids.filter((id) => !new RegExp(`\\b${name}\\.${id}\\b`).test(used));
}

const nested = contracts.flatMap(({ operations }) =>
  Object.entries(operations)
    .map(([id, { path }]) => ({ id, ids: pathParams(path) }))
    .filter(({ id, ids }) => ids.length > 1 && !made.has(id)),
);

it.each(nested.map(({ id, ids }) => [id, ids] as const))('reads every id in the path of %s', (id, ids) => {
  const inHandler = readInHandler(id);
  const found = exported(implementationOf(id)).map(({ code, text }) => unread(ids, code, text));
  const missed = inHandler.length > 0 ? [ids.filter((one) => !inHandler.includes(one))] : found;
  // Two contexts may have an operation of one name: one of the functions is this one's.
  expect(missed.toSorted((a, b) => a.length - b.length)[0]).toEqual([]);
});

it('notices an implementation that drops the parent', () => {
  const text = 'export async function read({ matchId }: In) { return matchId; }';
  const [code] = functionsIn('read.ts', text, 'read');
  expect(code && unread(['gameId', 'matchId'], code, text)).toEqual(['gameId']);
});
