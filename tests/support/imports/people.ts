const first = ['Ana', 'Ben', 'Chloé', 'Diego', 'Eve', 'Finn', 'Gia', 'Hugo', 'Iris', 'Jamal', 'Kim', 'Léo', 'Mia'];
const last = ['Alvarez', 'Brown', 'Chen', "D'Angelo", 'Évora'];
const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'];
export const fileTeams = ['Heroes', 'Bears', 'River Otters', 'Comets'];

const two = (number: number) => String(number).padStart(2, '0');
const ascii = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
const one = <Item>(items: readonly Item[], at: number, none: Item): Item => items[at % items.length] ?? none;

/** A player with a family, as a product of others knows them. */
export function aPlayerInFiles(number: number) {
  const [given, family] = [one(first, number, ''), one(last, Math.floor(number / first.length), '')];
  const guardian = (which: 1 | 2, name: string) => ({
    first: name,
    last: family,
    email: `${ascii(name)}.${ascii(family)}${number}@family.example`,
    phone: `512-555-${which}${two(number)}0`,
  });
  return {
    number,
    first: given,
    last: family,
    name: `${given} ${family}`,
    email: `${ascii(given)}.${ascii(family)}@player.example`,
    cell: `(512) 555-${two(number)}01`,
    home: `512.555.${two(number)}02`,
    born: { year: 2008 + (number % 6), month: 1 + (number % 12), day: 1 + ((number * 7) % 28) },
    jersey: String(number),
    position: one(positions, number, ''),
    team: one(fileTeams, number, ''),
    gender: number % 2 === 0 ? 'Female' : 'Male',
    guardians: [guardian(1, 'Jo'), guardian(2, 'Sam')] as const,
  };
}
export type PlayerInFiles = ReturnType<typeof aPlayerInFiles>;

/** As many as a small league has. */
export const sixtyFive: readonly PlayerInFiles[] = Array.from({ length: 65 }, (_, at) => aPlayerInFiles(at));

type Born = PlayerInFiles['born'];
export const isoDay = ({ year, month, day }: Born) => `${year}-${two(month)}-${two(day)}`;
export const usDay = ({ year, month, day }: Born) => `${month}/${day}/${year}`;
export const dottedDay = ({ year, month, day }: Born) => `${two(day)}.${two(month)}.${year}`;
