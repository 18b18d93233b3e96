import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Line } from '#shared/text.ts';
import { visibleCharacters, withoutUnseen } from '#shared/visible-text.ts';

const Title = Line(2, 400, 'The title');

/** One of each family of characters that show nothing. */
const unseen = [
  '\u00AD', // soft hyphen
  '\u034F', // grapheme joiner
  '\u061C', // Arabic letter mark
  '\u115F', // Hangul filler
  '\u1160',
  '\u180E', // Mongolian vowel separator
  '\u200B', // zero width space
  '\u200C',
  '\u200D',
  '\u200E', // left to right
  '\u200F',
  '\u2060', // word joiner
  '\u2064',
  '\u2800', // blank braille
  '\u3164', // Hangul filler
  '\uFE00', // selector of a variation
  '\uFE0F',
  '\uFFA0', // half-width Hangul filler
  '\u{E0041}', // tag
  '\u{E0100}',
  '\u{1D159}', // a note without a head
];
const refused = ['\u202A', '\u202E', '\u2066', '\u2069', '\uFEFF', '\u0000', '\uD800'];

describe('text that people see', () => {
  it.each(unseen)('needs more than %j alone, however often', (character) => {
    expect(Title.safeParse(character.repeat(9)).success).toBe(false);
    expect(Title.safeParse(`A${character.repeat(9)}`).success).toBe(false);
  });

  it.each(refused)('refuses %j', (character) => {
    expect(Title.safeParse(`Run${character}ners`).success).toBe(false);
  });

  it('does not count marks on nothing, and spaces of any width', () => {
    expect(Title.safeParse('\u0301\u0302\u0303').success).toBe(false);
    expect(Title.safeParse('\u2003\u00A0\u3000\u2009').success).toBe(false);
    expect(Title.safeParse('A\u0301\u0302').success).toBe(false);
  });

  it.each([
    ['an emoji of a family', 'The 👨‍👩‍👧‍👦 run'],
    ['emoji of both kinds of selector', '❤️ and ⚽︎'],
    ['a tone of skin', 'Hi 👋🏽'],
    ['a flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Highland games'],
    ['a flag of a country', '🇺🇸 Open'],
    ['a profession', '👩🏿‍🚀 club'],
    ['a rainbow flag', '🏳️‍🌈 league'],
    ['a key cap', '5️⃣ a side'],
    ['Persian with a joiner', 'می‌خواهم'],
    ['Hindi', 'श्री'],
    ['Hindi with a joiner', 'क्‍ष क्ष'],
    ['Malayalam with a last letter of old', 'അവന്‍'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Hebrew', 'שָׁלוֹם'],
    ['Korean', '축구 모임'],
    ['a variant of a Chinese character', '葛󠄀城市'],
    ['Thai', 'ฟุตบอล'],
    ['Vietnamese', 'Bóng đá Hà Nội'],
    ['symbols', '3 × 3 & more!'],
  ])('keeps %s as it is', (_, text) => {
    expect(Title.parse(text)).toBe(text.normalize('NFC'));
  });

  it('counts an emoji once, whatever it is made of', () => {
    expect(['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇺🇸', '5️⃣', '👋🏽', '❤️'].map(visibleCharacters)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('takes a third selector and a joiner without a neighbor away', () => {
    expect(Title.parse('❤️\uFE0F\uFE0F\u200D run')).toBe('❤️ run');
    expect(Title.parse('Run\u200Dners\u200C')).toBe('Runners');
  });
});

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const latin = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,20}[A-Za-z0-9]$/);

it('gives the same text when it is cleaned again', () => {
  fc.assert(
    fc.property(anyText, (text) => withoutUnseen(withoutUnseen(text)) === withoutUnseen(text)),
    {
      numRuns: 2000,
    },
  );
});

it('holds two visible characters whenever it takes a text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parsed = Title.safeParse(text);
      return !parsed.success || (parsed.data.match(/[\p{L}\p{N}\p{P}\p{S}]/gu)?.length ?? 0) >= 2;
    }),
    { numRuns: 2000 },
  );
});

it('takes what shows nothing out of a Latin text, wherever and however much of it there is', () => {
  const between = fc.array(fc.constantFrom(...unseen), { maxLength: 3 });
  fc.assert(
    fc.property(latin, fc.array(between, { minLength: 1, maxLength: 30 }), (text, noise) => {
      // After a digit a selector and a keycap belong together, and nothing else does.
      const disturbed = [...text].map((letter, at) => letter + (noise[at % noise.length] ?? []).join('')).join('');
      return Title.parse(disturbed) === text.trim();
    }),
    { numRuns: 1000 },
  );
});

it('refuses whatever is made of nothing that shows', () => {
  const nothing = fc.array(fc.constantFrom(...unseen, ' ', '\u00A0', '\u0301', '\u3000'), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(nothing, (parts) => !Title.safeParse(parts.join('')).success),
    { numRuns: 1000 },
  );
});
