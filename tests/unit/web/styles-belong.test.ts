import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../web/app/', import.meta.url).pathname;
const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));
/** The feature of a file; what is no feature's is everyone's. */
const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];

/** Where each class is styled. */
const styledIn = new Map<string, Set<string | undefined>>();
for (const { file, text } of filesLike('**/*.css'))
  for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/g))
    styledIn.set(name, (styledIn.get(name) ?? new Set()).add(featureOf(file)));

/** Classes that only other features style: on a page that is opened directly, their style sheet is not there. */
const borrowed = ({ file, text }: { file: string; text: string }) =>
  [...text.matchAll(/className="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => {
      const features = styledIn.get(name);
      return features && !features.has(undefined) && !features.has(featureOf(file));
    })
    .map((name) => `${file}: ${name}`);

it('styles what a page shows in its own feature or for all', () => {
  const pages = filesLike('**/*.tsx');
  expect(pages.length).toBeGreaterThan(300);
  expect(styledIn.size).toBeGreaterThan(100);
  expect(pages.flatMap(borrowed)).toEqual([]);
});

it('notices a class of another feature', () => {
  const text = '<ul className="page quick-links" />';
  expect(borrowed({ file: 'features/profile/planted.tsx', text })).toEqual([
    'features/profile/planted.tsx: quick-links',
  ]);
});
