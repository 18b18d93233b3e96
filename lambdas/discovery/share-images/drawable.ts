/** Latin letters, figures and the usual signs: what the typefaces have. */
const known = /[\p{Script=Latin}\p{Nd}\p{P}\p{Zs}$€£¥+<=>|~^°·×™®©]/u;

/** A text without what the typefaces can't draw, such as emoji; a box in its place would say less than nothing. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((character) => known.test(character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
