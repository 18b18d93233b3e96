/** A heading as its words alone: `Jersey #` and `jerseyNumber` are both `jersey number`, `P1 E-Mail` is `p 1 e mail`. */
export const headingWords = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]s?(?!\p{L})/gu, '')
    .replaceAll('#', ' number ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .replaceAll(/(\p{N})(\p{L})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a heading says of a person, whether that is a player or a guardian. */
type Part = 'name' | 'lastFirst' | 'firstName' | 'middleName' | 'lastName' | 'nameSuffix' | 'email' | 'phone';

const headingsOf: Readonly<Record<Exclude<Part, 'phone'>, readonly string[]>> = {
  name: ['name', 'full name', 'fullname', 'display name', 'first and last name', 'first last name', 'first last'],
  lastFirst: ['last first', 'last name first name', 'name last first', 'surname first name'],
  firstName: ['first', 'first name', 'firstname', 'given name', 'given names', 'forename', 'preferred first name'],
  middleName: ['middle', 'middle name', 'middle initial'],
  lastName: ['last', 'last name', 'lastname', 'surname', 'family name'],
  nameSuffix: ['suffix', 'name suffix'],
  email: [
    ...['email', 'e mail', 'mail', 'email address', 'e mail address', 'email 1', 'e mail 1', 'e mail 1 value'],
    ...['primary email', 'primary email address', 'personal email', 'contact email', 'account email'],
  ],
};

const partBy = new Map(
  Object.entries(headingsOf).flatMap(([part, headings]) => headings.map((each) => [each, part as Part] as const)),
);

const aPhone = /\b(phone|cellphone|telephone|tel|cell|mobile|landline)\b|^contact number$/;
const besidesPhone =
  /^((phone|cellphone|telephone|tel|cell|mobile|landline|home|work|primary|secondary|other|alternate|contact|number|no|value|[12])( |$))+$/;

export const partOf = (words: string): Part | undefined =>
  partBy.get(words) ?? (aPhone.test(words) && besidesPhone.test(words) ? 'phone' : undefined);

/** Of several phone numbers, the cell phone comes first and one at home or at work last. */
export function phoneRank(heading: string): number {
  const words = headingWords(heading);
  if (/\b(cell|cellphone|mobile)\b/.test(words)) return 0;
  return /\b(home|work|landline|other|secondary|alternate|2)\b/.test(words) ? 2 : 1;
}

const adult =
  '(?:primary |secondary |legal )?(?:parent(?: (?:or )?(?:legal )?guardian)?|guardian(?: (?:or )?parent)?|mother|father|mom|dad)';
const ofGuardian = new RegExp(`^(.*?) of (?:the )?(${adult}(?: [12])?)$`);
const numberLast = new RegExp(`^(${adult})(?! [12]\\b)(.*) ([12])$`);
const aboutGuardian = new RegExp(`^(?:(${adult})(?: ([12]))?|(?:p|contact) ([12]))(?: (.*))?$`);

/** Which guardian a heading is about and what of them: `P2 Cell Phone`, `Parent Email 2`, `Name of guardian`. */
export function guardianPart(words: string): { readonly guardian: 1 | 2; readonly part: Part } | undefined {
  const ordered = words.replace(ofGuardian, '$2 $1').replace(numberLast, '$1 $3$2');
  const match = aboutGuardian.exec(ordered);
  const part = match && partOf(match[4] ?? 'name');
  return part ? { guardian: isSecond(match[1], match[2] ?? match[3]) ? 2 : 1, part } : undefined;
}

const isSecond = (who = '', number = /^secondary|father$|dad$/.test(who) ? '2' : '1') => number === '2';
