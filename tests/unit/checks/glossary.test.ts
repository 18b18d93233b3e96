import { expect, it } from 'vitest';
import { glossaryFindings, keptOut, wrongWords } from '../../../.ci/glossary.ts';

it('calls each thing by its one word', () => {
  expect(glossaryFindings()).toEqual([]);
});

it('keeps out the words of the last column of the glossary', () => {
  expect([...keptOut()]).toEqual(expect.arrayContaining(['attendee', 'participant', 'venue', 'facility']));
});

it('reports a wrong word in a name, and lets texts and comments say it', () => {
  expect(wrongWords('shared/a.ts', 'const venueName = 1;')).toEqual(['shared/a.ts: venue']);
  expect(wrongWords('lambdas/list-attendees.ts', '')).toEqual(['lambdas/list-attendees.ts: attendee']);
  expect(wrongWords('shared/a.ts', "// The venue.\nconst reason = 'venue';")).toEqual([]);
});
