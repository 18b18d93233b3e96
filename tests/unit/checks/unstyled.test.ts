import { expect, it } from 'vitest';
import { unstyled } from '../../../.ci/unstyled.ts';

const frame = 'web/app/frame.tsx';
const page = 'web/app/a-page.tsx';
const chips = 'web/app/chips.css';
const part = 'web/app/part.tsx';
const other = 'web/app/other.tsx';
const chip = `export const Part = () => <b className="plain chip" />;`;

const found = (more: Readonly<Record<string, string>>) =>
  unstyled(new Map(Object.entries({ [frame]: '', [chips]: '.chip { color: red; }', ...more })), [page], frame);

it('finds a class whose style sheet comes with another part', () => {
  const lazy = `import { Part } from './part.tsx';\nconst Other = lazy(() => import('./other.tsx'));`;
  expect(found({ [page]: lazy, [part]: chip, [other]: `import './chips.css';` })).toEqual([`${part}: .chip`]);
});

it('finds it in a part that comes later', () => {
  expect(found({ [page]: `const Part = lazy(() => import('./part.tsx'));`, [part]: chip })).toEqual([`${part}: .chip`]);
});

it.each([
  ['the part brings it', { [page]: `import './part.tsx';`, [part]: `import './chips.css';\n${chip}` }],
  ['the page brings it', { [page]: `import './chips.css';\nconst Part = () => import('./part.tsx');`, [part]: chip }],
  ['it is around every page', { [page]: `import './part.tsx';`, [part]: chip, [frame]: `import './chips.css';` }],
  ['no style sheet has a rule for it', { [page]: chip, [chips]: '.chips { color: red; }' }],
])('is content where %s', (_, sources) => {
  expect(found(sources)).toEqual([]);
});
