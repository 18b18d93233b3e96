/** Scripts in which a joiner between two letters changes how a word is written. */
const joining = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym']
  .concat(['Sinh', 'Khmr', 'Mymr'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const joiningLetter = `(?=[\\p{L}\\p{M}])[${joining}]`;

const emojiPart = '(?!\\p{Cn})\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})?';
const emoji = [
  // The flags of England, Scotland and Wales.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
  `${emojiPart}(?:\\u200D${emojiPart})*`,
  '[0-9#*]\\uFE0F?\\u20E3',
  '\\p{Regional_Indicator}{2}',
].join('|');

/** Where characters that show nothing by themselves belong. */
const belonging = [
  emoji,
  '\\p{sc=Han}[\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]',
  '\\p{sc=Mong}[\\u180B-\\u180D\\u180F]',
  `${joiningLetter}[\\u200C\\u200D](?=${joiningLetter})`,
  // A last letter without its vowel, as Malayalam and Sinhala write it.
  `(?=\\p{M})[${joining}]\\u200D`,
].join('|');

/** Zero width, fillers, tags, selectors of a variation, marks of direction, and what is drawn as a blank. */
const unseen = '[\\p{Default_Ignorable_Code_Point}\\u2800\\u{1D159}\\u{16FE4}]';

const kept = new RegExp(`(${belonging})|${unseen}`, 'gu');
const seen = new RegExp(`(?:${emoji})|[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'gu');

/** A text without characters that show nothing where they are; emoji and the scripts that need joiners stay whole. */
export const withoutUnseen = (text: string): string =>
  text.replace(kept, (_, belongs: string | undefined) => belongs ?? '').replaceAll(/\p{Zs}/gu, ' ');

/** How many characters of a text can be seen; an emoji counts once, a mark on a letter or a space not at all. */
export const visibleCharacters = (text: string): number => withoutUnseen(text).match(seen)?.length ?? 0;
