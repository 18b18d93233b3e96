import { expect, it } from 'vitest';
import { compare, linesToRewrite } from '../../../.ci/unnamed-subjects.ts';

it('finds lines that name no subject', () => {
  const text = "// The host may leave.\n  // Whoever hosts may leave.\nconst title = 'Nobody is in';\n";
  expect(linesToRewrite(text)).toEqual(['// Whoever hosts may leave.', "const title = 'Nobody is in';"]);
  expect(linesToRewrite('const everybodyElse = nobodyIn(line);')).toEqual([]);
});

it('reports a new line, and a known one that is gone', () => {
  expect(compare(['old', 'new'], ['old', 'rewritten'])).toEqual({ added: ['new'], gone: ['rewritten'] });
});

it('leaves names of code alone', () => {
  expect(linesToRewrite('run({ eventId, whom });\nif (rule.whom.tags) return whom.tags;\n  whom: Rule,')).toEqual([]);
  expect(linesToRewrite('// those whom a host asked')).toEqual(['// those whom a host asked']);
});
