import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { Line } from '#shared/text.ts';
import { namelessPlayer } from '../privacy/may-name.ts';

const reserved = [
  ...['admin', 'support', 'rovers', 'beans', 'moderator', 'system'],
  // Shown for people who left or are not named, so no player may take these names.
  ...[formerPlayer, namelessPlayer].map((name) => name.toLowerCase()),
];
const looksLikeLink = /https?:|www\.|@|\.(com|org|net|io|co|app)\b/i;

/** What others call a person: 2 to 25 letters, marks, digits, single spaces and `. ' - _` (decision D14). */
export const DisplayName = Line(2, 25, 'The display name')
  .refine((name) => /^[\p{L}\p{M}\p{N} .'_-]*$/u.test(name), "Use letters, digits, spaces and . ' - _ only.")
  .refine((name) => !name.includes('  '), 'Use single spaces.')
  .refine(
    (name) => /^[\p{L}\p{N}]/u.test(name) && /[\p{L}\p{M}\p{N}]$/u.test(name),
    'Begin and end with a letter or a digit.',
  )
  .refine((name) => !looksLikeLink.test(name), 'A name cannot be a link or an address.')
  .refine((name) => !reserved.includes(name.toLowerCase()), 'That name is reserved.');

/** First and last name, for rosters: 2 to 300 characters, at least two words of letters, marks and `' . -` (decision D14). */
export const FullName = Line(2, 300, 'The full name')
  .refine((name) => /^[\p{L}\p{M} '.-]*$/u.test(name), "Use letters, spaces and ' . - only.")
  .refine(
    (name) => name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 2,
    'Use your first and last name.',
  );

/** Under the full-name field (decision D14). */
export const fullNameHint = 'Use your first and last name: organizers see it on rosters.';
