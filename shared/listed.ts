/** Words in a row, as a sentence says them: `Ants`, `Ants and Bees`, `Ants, Bees and Cats`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
