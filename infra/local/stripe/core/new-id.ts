import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits that no one guesses. */
export const randomText = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** `re_3QGtk2LkdIwHu7ix0K9hnA2c`: the kind of an object can be read from its id. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;
