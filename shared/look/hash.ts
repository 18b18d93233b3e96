/** A number for a text, the same everywhere and always (FNV-1a): what is drawn by it is drawn alike on every page. */
export const hash = (text: string): number =>
  [...text].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
