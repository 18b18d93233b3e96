import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What is written only in `shared/look/tokens.ts`: colors, font sizes, radii. Sizes in `em` and `%` follow a token. */
const literals: readonly { readonly rule: RegExp; readonly use: string }[] = [
  { rule: /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/i, use: 'a color token' },
  { rule: /font(?:-size)?\s*:[^;]*?\b\d*\.?\d+(?:px|rem|pt)\b/i, use: 'var(--type-N) or var(--size-N)' },
  // `--type-N` is a size with the height of its line, which only the short form takes.
  {
    rule: /font-size\s*:\s*var\(--type-|font\s*:[^;]*var\(--size-/,
    use: 'font-size: var(--size-N) or font: … var(--type-N)',
  },
  { rule: /border(?:-[a-z]+)*-radius\s*:[^;]*?\b[1-9]\d*\.?\d*(?:px|rem)\b/i, use: 'var(--radius-N)' },
];

/** The lines of a style that do not use the tokens, as `12: … (use …)`. */
export const withoutTokens = (style: string): string[] =>
  style.split('\n').flatMap((line, index) => {
    const broken = literals.find(({ rule }) => rule.test(line));
    return broken ? [`${index + 1}: ${line.trim()} (use ${broken.use})`] : [];
  });

/** Our style sheets and the styles of pages that the server renders. */
const styles = () =>
  execFileSync('git', ['ls-files', '-z', 'web/app/**/*.css', 'web/blocks/**/*style*.ts', 'web/blocks/**/styles/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);

if (process.argv[1] === import.meta.filename) {
  const files = styles();
  const found = files.flatMap((file) =>
    withoutTokens(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  for (const line of found) console.log(line);
  console.log(`look: ${files.length} styles, ${found.length} lines without tokens`);
  process.exit(found.length === 0 ? 0 : 1);
}
