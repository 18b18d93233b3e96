import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { ts } from '@ts-morph/common';

const root = join(import.meta.dirname, '..');

/** Attributes and properties whose text people see or hear, however short it is. */
const shownNames =
  /^(aria-?label|label|title|subtitle|heading|header|description|placeholder|alt|text|words|subject|preheader|why|hint|empty|done|button|children|content|constraintText|errorText|loadingText|confirm|caption|summary|name|one|other)$/i;

/** Calls, and attributes or properties, whose text only programs and engineers read. */
const silentCalls =
  /^(Error|TypeError|RegExp|URL|Date|describe|meta|log|warn|error|info|debug|querySelector\w*|closest|matches|matchMedia|fetch|startsWith|endsWith|includes|split|test|match|getElementById|setAttribute|addEventListener)$/;
const silentNames =
  /^(class|className|style|css|id|key|href|src|to|path|d|rel|type|role|entity|viewBox|points|transform|sizes|may|pk|sk|template|media|condition|filter|expression|content-type|cache-control)$/i;

/** Files that hold keys, headers, style sheets or what a table keeps: nothing in them is read by people of the product. */
const silentFiles =
  /(store|entity|-writes|personal-data|mime|theme|-style|due-index|encrypt|vapid|conditions|functions|right-to-answer|idempotency)\.tsx?$|^shared\/look\/|^web\/worker\//;

/** Every text that people read in one source, in its order. */
export function textsOf(file: string, source: string): string[] {
  const kind = extname(file) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      if (isRead(node, text)) found.push(text);
      if (!ts.isTemplateExpression(node)) return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map((span) => `{${gapName(span.expression)}}${span.literal.text}`).join('')
  );
}

/** A gap is called what is put into it, when that has a short name. */
function gapName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return '…';
}

const hasTwoWords = (text: string): boolean => /\p{L}[\p{L}’'.,:;!?)]* +[\p{L}\d({“"]/u.test(text);
/** Conditions of the table, headers and style sheets have spaces too. */
const codeMarks =
  /^[\w-]*[/#@]\S*$|^\S+\.\w{2,4}$|^[<.-]\S|=>|var\(|^\w+\(\d|;$|:\w[^ ]*;|^[\w-]+: \{|\$\{|^(SET|ADD|REMOVE) |attribute_|[:#]\w+ = [:#]/;
const isCodeLike = (text: string): boolean =>
  !/\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}|\b(AND|OR)\b/g, '')) || codeMarks.test(text);

/** Sentences anywhere; single words only where a name says that they are shown. */
function isRead(node: ts.Node, text: string): boolean {
  if (isCodeLike(text)) return false;
  if (ts.isJsxText(node) || hasTwoWords(text)) return true;
  return /^[A-Z]\p{Ll}/u.test(text) && shownNames.test(nameAbove(node));
}

/** The attribute, property or constant that a text belongs to, through choices and lists. */
function nameAbove(node: ts.Node): string {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) return parent.name.getText().replaceAll("'", '');
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? parent.parent.name.getText() : 'children';
  if (
    ts.isConditionalExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  )
    return nameAbove(parent);
  return '';
}

function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return silentNames.test(node.name.getText());
  if (isOperationSummary(node)) return true;
  if (ts.isPropertyAssignment(node))
    return silentNames.test(node.name.getText()) && ts.isStringLiteralLike(node.initializer);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression;
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
    return silentCalls.test(name);
  }
  return false;
}

/** What an operation does: read by engineers, in the API's reference alone. */
const isOperationSummary = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'summary' &&
  node.parent.properties.some((other) => other.name?.getText() === 'access' || ts.isSpreadAssignment(other)) &&
  node.parent.properties.some((other) => other.name?.getText() === 'method');

/** The context and the folder of a source, which is a page or a part of one. */
function placeOf(file: string): { context: string; folder: string } {
  const folder = dirname(file);
  const inContext = folder.replace(/^(web\/app\/features|web\/app|web\/blocks|web|lambdas|shared)\/?/, '');
  return { context: inContext.split('/')[0] || 'all', folder };
}

const isShort = (text: string): boolean => text.length <= 24;

/** Sentences as a list, short labels in one line. */
function sectionOf(folder: string, texts: readonly string[]): string {
  const short = texts.filter(isShort).join(' · ');
  const long = texts.filter((text) => !isShort(text));
  const sentences = long.map((text) => `- ${text.trim().replaceAll(/\s*\n\s*/g, ' / ')}`).join('\n');
  return [`### ${folder}`, short, sentences].filter(Boolean).join('\n\n');
}

/** Every text that people read, by context and folder, each once: where it is met first. */
export function wordsDocument(sources: readonly { readonly file: string; readonly source: string }[]): string {
  const seen = new Set<string>();
  const contexts = new Map<string, Map<string, string[]>>();
  for (const { file, source } of sources) {
    const fresh = textsOf(file, source).filter((text) => !seen.has(text) && seen.add(text));
    if (fresh.length === 0) continue;
    const { context, folder } = placeOf(file);
    const folders = contexts.get(context) ?? new Map<string, string[]>();
    folders.set(folder, [...(folders.get(folder) ?? []), ...fresh]);
    contexts.set(context, folders);
  }
  const parts = [...contexts]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, folders]) => [`## ${name}`, ...[...folders].map(([folder, texts]) => sectionOf(folder, texts))]);
  const about = `The ${seen.size} texts that people read on pages, in mails and in notices, each once.`;
  return `# Words\n\n${about} \`node .ci/words.ts\` writes this file.\n\n${parts.join('\n\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '-z', 'web', 'lambdas', 'shared'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => /\.tsx?$/.test(file) && !silentFiles.test(file));
  const text = wordsDocument(files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })));
  writeFileSync(join(root, 'docs/words.md'), text);
  console.log(`docs/words.md: ${text.split(/\s+/).length} words`);
}
