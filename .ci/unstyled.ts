import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathOf, reachedFrom } from './imports.ts';

/** Our style sheets and modules of the app, by path. */
export type Sources = ReadonlyMap<string, string>;

interface Module {
  /** Modules and style sheets that are there with it. */
  readonly now: readonly string[];
  /** Modules that it loads when they are needed. */
  readonly later: readonly string[];
  readonly classes: readonly string[];
}

/**
 * Classes that a page may show without their rules, as `file: .class`: the style sheet that has them comes with another part of
 * the page, which may come later or never.
 * @param frame the module around every page, whose style sheets are always there
 */
export function unstyled(sources: Sources, pages: readonly string[], frame: string): string[] {
  const ruled = rulesIn(sources);
  const modules = new Map([...sources].map(([file, text]) => [file, read(file, text, sources)] as const));
  const always = there(frame, modules);
  const found = pages.flatMap((page) =>
    partsOf(page, always, modules).flatMap(({ here, there }) =>
      here.flatMap((file) =>
        (modules.get(file)?.classes ?? [])
          .filter((name) => ruled.get(name)?.every((sheet) => !there.has(sheet)))
          .map((name) => `${file}: .${name}`),
      ),
    ),
  );
  return [...new Set(found)].toSorted();
}

interface Part {
  /** Its own modules and style sheets. */
  readonly here: readonly string[];
  /** With all that is there before it. */
  readonly there: ReadonlySet<string>;
}

/** A page and each part that it loads later, once. */
function partsOf(page: string, always: ReadonlySet<string>, modules: ReadonlyMap<string, Module>): Part[] {
  const entries = new Map([[page, always]]);
  const parts: Part[] = [];
  for (const [entry, before] of entries) {
    const here = [...there(entry, modules)];
    const all = new Set([...before, ...here]);
    parts.push({ here, there: all });
    for (const next of here.flatMap((file) => modules.get(file)?.later ?? []))
      if (!entries.has(next)) entries.set(next, all);
  }
  return parts;
}

/** Which style sheets have a rule for a class. */
function rulesIn(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const pairs = [...sources].flatMap(([file, text]) =>
    file.endsWith('.css') ? [...namesIn(text.replaceAll(/\/\*.*?\*\//gs, ''))].map((name) => ({ name, file })) : [],
  );
  return new Map([...Map.groupBy(pairs, ({ name }) => name)].map(([name, all]) => [name, all.map(({ file }) => file)]));
}

const namesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));

function read(file: string, text: string, sources: Sources): Module {
  const named = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .flatMap(([, name = '']) => pathOf(file, name) ?? [])
      .filter((path) => sources.has(path));
  return {
    now: named(/^(?:import|export)\s(?!type\s)(?:[^'"`;]*?from\s+)?'([^']+)'/gm),
    later: named(/(?<!typeof )\bimport\(\s*'([^']+)'/g),
    classes: file.endsWith('.css')
      ? []
      : [...text.matchAll(/\bclassName="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')),
  };
}

/** The modules and style sheets that are there with a module, itself included. */
const there = (entry: string, modules: ReadonlyMap<string, Module>): ReadonlySet<string> =>
  reachedFrom([entry], (file) => modules.get(file)?.now ?? []);

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..');
  const files = execFileSync('git', ['ls-files', '-z', 'web/app', 'web/blocks'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(tsx?|css)$/.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const pages = files.filter((file) => /features\/.*-page\.tsx$/.test(file));
  const found = unstyled(sources, pages, 'web/app/shell/frame/app-shell.tsx');
  for (const line of found) console.log(line);
  console.log(`unstyled: ${pages.length} pages, ${found.length} classes that can be there before their style sheet`);
  process.exit(found.length === 0 && pages.length > 50 ? 0 : 1);
}
