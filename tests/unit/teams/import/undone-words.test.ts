import { expect, it } from 'vitest';
import { undoneWords } from '#shared/teams/import/undone-words.ts';

it('says what an undo removed, and what stays and why', () => {
  expect(undoneWords({ kept: 0, removedTeams: 0, keptTeams: [] })).toBe('Import undone');
  const keptTeams = [
    { name: 'Ants', why: 'plays' as const },
    { name: 'Bees', why: 'plays' as const },
    { name: 'Cats', why: 'changed' as const },
  ];
  expect(undoneWords({ kept: 1, removedTeams: 2, keptTeams })).toBe(
    'Import undone, with 2 teams. 1 player stays because they were changed, invited or added to a season since. ' +
      'Ants and Bees stay because their players play in a season. Cats stays because you used it since',
  );
});
