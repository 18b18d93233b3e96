import { expect, it } from 'vitest';
import { textsOf, wordsDocument } from '../../../.ci/words.ts';

it('finds what people read, with a name for each gap', () => {
  const source = `
    import { Button } from './a button.tsx';
    const refused = { title: 'This link has expired.', label: 'Save', path: '/sign up/now', className: 'row of faces' };
    export const Page = ({ name }) => (
      <Button ariaLabel={\`Call \${name}\`} className="large round">
        Join the game
      </Button>
    );
    throw new Error('No such row');
  `;
  expect(textsOf('page.tsx', source)).toEqual(['This link has expired.', 'Save', 'Call {name}', 'Join the game']);
});

it('lists each text once, short ones together', () => {
  const listed = wordsDocument([
    {
      file: 'web/app/features/events/join/join-page.tsx',
      source: "const labels = [{ label: 'Join' }, { label: 'Leave' }];",
    },
    {
      file: 'lambdas/events/mails.ts',
      source: "const label = { label: 'Join', text: 'See you on the pitch at six.' };",
    },
  ]);
  expect(listed).toContain('## events\n\n### web/app/features/events/join\n\nJoin · Leave');
  expect(listed).toContain('### lambdas/events\n\n- See you on the pitch at six.');
});
