/**
 * Keys under which a word is found although one letter of it is mistyped: its first four letters without one of them.
 * A word and what a reader typed with one letter wrong, missing, too many or swapped always share a key, for both lose
 * the letter in which they differ, or agree in the first three.
 */
export function spellingKeysOf(word: string): string[] {
  const letters = [...word].slice(0, 4);
  return [...new Set(letters.map((_, left) => letters.filter((_, index) => index !== left).join('')))];
}
