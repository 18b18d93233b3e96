/** Letters that keep their strokes when accents are taken off. */
const strokes: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Small letters without accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/g, (letter) => strokes[letter] ?? letter);

const maxLetters = 32;

/** The words of a text, each once, folded. An apostrophe is no border: `women's` is `womens`. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    (
      fold(text)
        .replace(/['’]/g, '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).map((word) => word.slice(0, maxLetters)),
  ),
];

/** Words that stand in every other title and tell nothing. */
const common = new Set('a all an and at by for from in is it of on or our the to us we with you your'.split(' '));
const mostIndexed = 8;

/** What a text can be found by: its words of two letters and more, but for those that every text has. */
export const indexWordsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !common.has(word))
    .slice(0, mostIndexed);

const mostTerms = 6;

/** The words of a search, the longest first, for long words are rare. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostTerms);

/** A mistake is forgiven in words of so many letters. */
export const forgivenLetters = 5;

/** Whether a word begins like the term but for one letter: wrong, missing, too many, or swapped with the next. */
export function isNear(term: string, word: string): boolean {
  if (word.startsWith(term)) return true;
  if (term.length < forgivenLetters) return false;
  const at = [...term].findIndex((letter, index) => letter !== word[index]);
  const rest = term.slice(at);
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return [
    [rest.slice(1), word.slice(at + 1)],
    [rest, word.slice(at + 1)],
    [rest.slice(1), word.slice(at)],
    [swapped, word.slice(at)],
  ].some(([typed = '', real = '']) => real.startsWith(typed));
}
