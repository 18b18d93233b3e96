import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const knownLines = join(import.meta.dirname, 'unnamed-subjects.txt');

/** Words that often stand where a subject should be named: player, host, guest, captain, caller (style rule 0). */
const words = /\b(whoever|whom|somebody|nobody|everybody)\b/i;

/** Where the rule holds. Tables that repeat titles or the specification's words are not written here. */
const folders = ['shared', 'lambdas', 'infra', 'docs', 'tests', ':!tests/unit/checks/unnamed-subjects.test.ts'];

/** The lines of a text in which one of the words stands, without their indentation. */
export const linesToRewrite = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => words.test(line));

/** Lines that are not known, and known lines that are gone. A line stays known when its file moves. */
export function compare(found: readonly string[], known: readonly string[]): { added: string[]; gone: string[] } {
  return { added: found.filter((line) => !known.includes(line)), gone: known.filter((line) => !found.includes(line)) };
}

/** Every such line of the project, each once, in order. */
export function findLines(): string[] {
  const files = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' }).split('\0');
  const texts = files
    .filter((file) => /\.(ts|tsx|md|css)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return [...new Set(texts.flatMap(linesToRewrite))].sort();
}

export const readKnown = (): string[] => readFileSync(knownLines, 'utf8').split('\n').filter(Boolean);

/** Fails on new lines. `--write` takes lines that were rewritten off the list; it never adds one. */
if (process.argv[1] === import.meta.filename) {
  const { added, gone } = compare(findLines(), readKnown());
  const kept = readKnown().filter((line) => !gone.includes(line));
  if (process.argv.includes('--write')) writeFileSync(knownLines, `${kept.join('\n')}\n`);
  for (const line of added) console.log(`name the subject: ${line}`);
  console.log(`unnamed subjects: ${kept.length} known lines left, ${added.length} new`);
  process.exit(added.length === 0 ? 0 : 1);
}
