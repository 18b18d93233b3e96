import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Source {
  readonly path: string;
  readonly code: string;
}

const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** What goes past the one layer through which the browser calls operations (style rule 19), and what to use in its place. */
const rules: readonly { readonly advice: string; readonly isBroken: (file: Source) => boolean }[] = [
  { advice: 'name the operations where they are used', isBroken: ({ path }) => /-(intents|api)\.tsx?$/.test(path) },
  {
    advice: 'change things with useOperation, not with a page action',
    isBroken: ({ code }) => /^export (const|(async )?function) action\b/m.test(code),
  },
  {
    advice: 'change things with useOperation, not with a fetcher',
    isBroken: ({ code }) => /\buse(Fetcher|Submit|ActionData)\b/.test(code),
  },
  { advice: 'take the type from the contract, not `as never`', isBroken: ({ code }) => /\bas never\b/.test(code) },
];

/** Each file of the browser that breaks a rule, with the way that is right. */
export const aroundLayer = ({ path, code }: Source): string[] =>
  rules
    .filter(({ isBroken }) => isBroken({ path, code: code.replaceAll(comments, '') }))
    .map(({ advice }) => `${path}: ${advice}`);

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..');
  const paths = globSync('web/**/*.{ts,tsx}', { cwd: root });
  const found = paths.flatMap((path) => aroundLayer({ path, code: readFileSync(resolve(root, path), 'utf8') }));
  console.log([...found, `operation layer: ${found.length} ways around it in ${paths.length} files`].join('\n'));
  process.exitCode = found.length > 0 || paths.length < 50 ? 1 : 0;
}
