import { expect, it } from 'vitest';
import { seal, toDataKey, unseal } from '#lambdas/kernel/security/seal.ts';

const key = toDataKey('one', 'a secret', 'care');
const words = 'Peanuts: Adrenalin im Rucksack, 心臓';

it('gives back what was sealed, and shows nothing of it', () => {
  const sealed = seal(words, 'care of Mia', key);
  expect(unseal(sealed, 'care of Mia', key)).toBe(words);
  expect(sealed.keyId).toBe('one');
  expect(Buffer.from(sealed.text, 'base64').toString()).not.toContain('Peanuts');
});

it('never seals the same words to the same text', () => {
  const texts = Array.from({ length: 20 }, () => seal(words, 'care of Mia', key).text);
  expect(new Set(texts).size).toBe(20);
});

it.each([
  ['as what it was not sealed as', 'care of Ben', key, {}],
  ['under another secret', 'care of Mia', toDataKey('one', 'another secret', 'care'), {}],
  ['under a key for something else', 'care of Mia', toDataKey('one', 'a secret', 'links'), {}],
  ['with a byte changed', 'care of Mia', key, { iv: Buffer.alloc(12).toString('base64') }],
  ['with a shortened tag', 'care of Mia', key, { tag: 'AAAA' }],
])('does not open %s', (_, about, other, change) => {
  const sealed = seal(words, 'care of Mia', key);
  expect(() => unseal({ ...sealed, ...change }, about, other)).toThrow();
});
