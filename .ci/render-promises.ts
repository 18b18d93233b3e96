import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

interface Source {
  readonly path: string;
  readonly code: string;
}

/** A node of the syntax tree, as far as this check reads it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number';

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesIn(value)));

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Hooks that call what they are given while the component renders. */
const callsAtOnce = new Set(['useState', 'useMemo', 'useReducer', 'useSyncExternalStore']);
const promiseMethods = new Set(['then', 'catch', 'finally']);

function programOf({ path, code }: Source): Node {
  const { program }: { readonly program: unknown } = parseSync(path, code);
  if (!isNode(program)) throw new Error(`${path} has no syntax tree.`);
  return program;
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

/** What is called, by its last name, and by the thing it is called on: `operations` in `operations(games).listGames({})`. */
function called(node: Node): { readonly name: string; readonly on: string } {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return { name: nameOf(callee), on: '' };
  const { property, object } = callee;
  return {
    name: nameOf(property),
    on: nameOf(isNode(object) && object.type === 'CallExpression' ? object.callee : object),
  };
}

function makesPromise(node: Node, makers: ReadonlySet<string>): boolean {
  if (node.type === 'ImportExpression') return true;
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Promise';
  if (node.type !== 'CallExpression') return false;
  const { name, on } = called(node);
  return (
    (on === '' && (name === 'fetch' || makers.has(name))) ||
    ['operations', 'Promise'].includes(on) ||
    promiseMethods.has(name)
  );
}

/** Every function of a file with the name it goes by. */
function named(node: Node, name = ''): { readonly name: string; readonly made: Node }[] {
  const own = nameOf(node.id) || name;
  const inside = childrenOf(node).flatMap((child) => named(child, node.type === 'VariableDeclarator' ? own : ''));
  return functions.has(node.type) && own ? [{ name: own, made: node }, ...inside] : inside;
}

/** The nodes of a function that are no part of a function inside it. */
const ownNodes = (node: Node): readonly Node[] =>
  childrenOf(node).flatMap((child) => (functions.has(child.type) ? [] : [child, ...ownNodes(child)]));

function answers(made: Node): readonly Node[] {
  const { body } = made;
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  return ownNodes(made).flatMap((node) =>
    node.type === 'ReturnStatement' && isNode(node.argument) ? [node.argument] : [],
  );
}

/** The functions that stand at the top of a file. */
const atTop = (program: Node) =>
  childrenOf(program)
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter(isNode)
    .flatMap((node) => (node.type === 'VariableDeclaration' ? childrenOf(node) : node))
    .flatMap((node) => {
      const made = node.type === 'VariableDeclarator' ? node.init : node;
      return isNode(made) && functions.has(made.type) ? [{ name: nameOf(node.id), made }] : [];
    });

/** Those of some functions that answer with a promise, by themselves or through one another. */
function makersAmong(all: readonly { readonly name: string; readonly made: Node }[], known: ReadonlySet<string>) {
  const makers = new Set([...known, ...all.filter(({ made }) => made.async === true).map(({ name }) => name)]);
  for (let before = -1; before < makers.size; ) {
    before = makers.size;
    for (const { name, made } of all) if (answers(made).some((node) => makesPromise(node, makers))) makers.add(name);
  }
  return makers;
}

const imported = (program: Node): ReadonlySet<string> =>
  new Set(
    childrenOf(program)
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((node) => nodesIn(node.specifiers).map(({ local }) => nameOf(local))),
  );

/** Of a file's own functions and those that it imports, the ones that answer with a promise. */
function makersIn(program: Node, exported: ReadonlySet<string>): ReadonlySet<string> {
  const from = imported(program);
  return makersAmong(atTop(program), new Set([...exported].filter((name) => from.has(name))));
}

/** Names of exported functions that answer with a promise. */
export function promiseMakers(files: readonly Source[]): ReadonlySet<string> {
  const programs = files.map(programOf);
  const exported = new Set<string>();
  for (let before = -1; before < exported.size; ) {
    before = exported.size;
    for (const program of programs) {
      const makers = makersIn(program, exported);
      const given = childrenOf(program).filter(({ type }) => type === 'ExportNamedDeclaration');
      for (const { name } of given.flatMap((node) => atTop({ ...node, body: [node] })))
        if (makers.has(name)) exported.add(name);
    }
  }
  return exported;
}

const isComponentOrHook = (name: string) => /^(?:[A-Z]|use[A-Z])/.test(name);

/** What a component or hook runs while it renders: its own nodes, and what hooks call at once. */
const rendered = (made: Node): readonly Node[] =>
  ownNodes(made).flatMap((node) => {
    if (node.type !== 'CallExpression' || !callsAtOnce.has(called(node).name)) return [node];
    const [first] = nodesIn(node.arguments);
    return first && functions.has(first.type) ? [node, ...ownNodes(first)] : [node];
  });

function isGivenMaker(node: Node, makers: ReadonlySet<string>): boolean {
  if (node.type !== 'CallExpression' || !callsAtOnce.has(called(node).name)) return false;
  return makers.has(nameOf(nodesIn(node.arguments)[0]));
}

/** The lines on which a component or hook makes a promise while it renders: it would make another whenever it waits for one. */
export function renderPromises(file: Source, known: ReadonlySet<string>): string[] {
  const program = programOf(file);
  const atHand = makersIn(program, known);
  const parts = named(program).filter(({ name, made }) => isComponentOrHook(name) && made.async !== true);
  const lines = parts.flatMap(({ name, made }) => {
    const inside = childrenOf(made).flatMap((child) => named(child));
    const own = new Set(inside.map((one) => one.name));
    const makers = makersAmong(inside, new Set([...atHand].filter((one) => !own.has(one))));
    return rendered(made)
      .filter((node) => makesPromise(node, makers) || isGivenMaker(node, makers))
      .map(({ start }) => `${file.path}:${file.code.slice(0, start).split('\n').length} ${name}`);
  });
  return [...new Set(lines)];
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..');
  const files = globSync('web/{app,blocks,site}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
    path,
    code: readFileSync(resolve(root, path), 'utf8'),
  }));
  const makers = promiseMakers(files);
  const found = files.flatMap((file) => renderPromises(file, makers));
  if (!makers.has('loadMe')) throw new Error('The check no longer knows what answers with a promise.');
  console.log([...found, `promises made while rendering: ${found.length} in ${files.length} files`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
