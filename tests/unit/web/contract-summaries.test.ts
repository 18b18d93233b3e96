import { expect, it } from 'vitest';
import { withoutSummaries } from '../../../web/build/contract-summaries.ts';

it('leaves out what operations are called in the API document, and nothing else', () => {
  const contract = `  a: {
    summary: 'Read an event, it’s public',
    access: 'public',
  },
  b: {
    summary:
      'Join an event with your guests, its waitlist when it is full, or request to join',
    output: z.object({ summary: z.string() }),
  },`;
  const left = withoutSummaries(contract);
  expect(left).not.toMatch(/Read an event|waitlist/);
  expect(left).toContain("access: 'public'");
  expect(left).toContain('output: z.object({ summary: z.string() })');
});
