import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const knownLines = join(import.meta.dirname, 'unnamed-subjects.txt');

/** Words that often stand where a subject should be named: player, host, guest, captain, caller (style rule 0). */
const words = /\b(whoever|whom|somebody|nobody|everybody)\b/gi;

/** The rule holds in the whole project: pages, mails, notices, comments, tests and documents. These files name or repeat them. */
const files = [
  '.',
  ':!.ci/unnamed-subjects.ts',
  ':!.ci/unnamed-subjects.txt',
  ':!docs/words.md',
  ':!tests/unit/checks/unnamed-subjects.test.ts',
];

/** How often the words may stand in the project; each use that remains is idiomatic. */
const usesAllowed = 300;

/** Fields and values of code, such as `whom` of the API's invitations, are names and no sentences. */
const names =
  /(?<=[{(,] ?|\bconst )(whom|everybody)(?=[ ,):}])|\b(whom|everybody|nobody)(?=\??: |\.\w| = )|(?<=\w\.)(whom|everybody|nobody)\b/g;

/** The lines of a text in which one of the words stands, without their indentation. */
export const linesToRewrite = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => countUses(line) > 0);

/** How often one of the words stands in a text. */
export const countUses = (text: string): number => text.replaceAll(names, '').match(words)?.length ?? 0;

/** Lines that are not known, and known lines that are gone. A line stays known when its file moves. */
export function compare(found: readonly string[], known: readonly string[]): { added: string[]; gone: string[] } {
  return { added: found.filter((line) => !known.includes(line)), gone: known.filter((line) => !found.includes(line)) };
}

/** The texts of the project's sources, documents and tables. */
function readTexts(): string[] {
  const names = execFileSync('git', ['ls-files', '-z', ...files], { cwd: root, encoding: 'utf8' }).split('\0');
  return names
    .filter((name) => /\.(ts|tsx|cts|cjs|js|md|css|tsv|txt|html)$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'));
}

/** Every such line of the texts, each once, in order. */
export const findLines = (texts: readonly string[] = readTexts()): string[] =>
  [...new Set(texts.flatMap(linesToRewrite))].sort();

export const readKnown = (): string[] => readFileSync(knownLines, 'utf8').split('\n').filter(Boolean);

/** Fails on new lines, and on more uses than are allowed. `--write` takes lines that were rewritten off the list; it never adds one. */
if (process.argv[1] === import.meta.filename) {
  const texts = readTexts();
  const { added, gone } = compare(findLines(texts), readKnown());
  const left = readKnown().filter((line) => !gone.includes(line));
  if (process.argv.includes('--write')) writeFileSync(knownLines, `${left.join('\n')}\n`);
  for (const line of added) console.log(`name the subject: ${line}`);
  const uses = countUses(texts.join('\n'));
  console.log(
    `unnamed subjects: ${uses} uses (${usesAllowed} allowed), ${left.length} known lines, ${added.length} new`,
  );
  process.exit(added.length === 0 && uses <= usesAllowed ? 0 : 1);
}
