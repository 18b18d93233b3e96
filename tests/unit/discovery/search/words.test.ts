import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingKeysOf } from '#shared/discovery/spelling.ts';
import { fold, indexWordsOf, isNear, termsOf, wordsOf } from '#shared/discovery/words.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const word = fc.array(fc.constantFrom(...letters), { minLength: 5, maxLength: 12 }).map((one) => one.join(''));
const mistake = fc.record({
  kind: fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
  at: fc.nat(20),
  letter: fc.constantFrom(...letters),
});

function mistyped(text: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const index = at % text.length;
  const [before, after] = [text.slice(0, index), text.slice(index + 1)];
  if (kind === 'wrong') return before + letter + after;
  if (kind === 'missing') return before + after;
  if (kind === 'extra') return before + letter + text.slice(index);
  return before + (after[0] ?? '') + text[index] + after.slice(1);
}

describe('words', () => {
  it('are small letters without accents, each once', () => {
    expect(wordsOf('São Paulo – FÚTBOL, fútbol & Łódź’s 3x3')).toEqual(['sao', 'paulo', 'futbol', 'lodzs', '3x3']);
    expect(fold('Øst Straße Æon Žižka')).toBe('ost strasse aeon zizka');
    expect(wordsOf('футбол サッカー')).toHaveLength(2);
  });

  it('lead to a thing unless every other title has them', () => {
    expect(indexWordsOf('Open play for all at the river, U9')).toEqual(['open', 'play', 'river', 'u9']);
  });

  it('are looked for by their length', () => {
    expect(termsOf('a run by zilker')).toEqual(['zilker', 'run', 'by']);
  });
});

describe('a word of five letters or more', () => {
  it('is near what is typed with any one letter wrong, missing, too many or swapped', () => {
    fc.assert(
      fc.property(word, mistake, (real, made) => {
        const typed = mistyped(real, made);
        fc.pre(typed.length >= 5);
        expect(isNear(typed, real)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('shares a spelling key with it, so that it is found', () => {
    fc.assert(
      fc.property(word, mistake, (real, made) => {
        const keys = spellingKeysOf(real);
        expect(spellingKeysOf(mistyped(real, made)).some((key) => keys.includes(key))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is near its mistyped beginning, and not near what differs in more', () => {
    expect(isNear('baskr', 'basketball')).toBe(true);
    expect(isNear('bsaket', 'basketball')).toBe(true);
    expect(isNear('brskrt', 'basketball')).toBe(false);
    expect(isNear('golg', 'golf')).toBe(false);
  });
});
