import Papa from 'papaparse';
import { dottedDay, isoDay, type PlayerInFiles, sixtyFive, usDay } from './people.ts';

/** A file of 65 rows as a product exports it. */
export interface ProductFile {
  readonly product: string;
  readonly text: string;
  /** Headings that nothing of ours stands for. */
  readonly unknown: readonly string[];
  /** The rows that the importer has to correct, by line, with the columns that are wrong. */
  readonly faulty: Readonly<Record<number, readonly string[]>>;
}

/** Some cells of a row, by its heading, other than the player's. */
type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

interface Layout extends Omit<ProductFile, 'text'> {
  readonly delimiter: string;
  readonly newline?: '\r\n' | '\n';
  readonly mark?: string;
  readonly cells: (player: PlayerInFiles) => Readonly<Record<string, string>>;
  /** What is unusual, by line. */
  readonly unusual?: Corrections;
}

function aFile({ delimiter, newline = '\r\n', mark = '', cells, unusual = {}, ...file }: Layout): ProductFile {
  const rows = sixtyFive.map((player, at) => ({ ...cells(player), ...unusual[at + 1] }));
  return { ...file, text: mark + Papa.unparse(rows, { delimiter, newline }) };
}

const teamSnap = aFile({
  product: 'TeamSnap',
  delimiter: ',',
  cells: ({ guardians: [one, two], ...player }) => ({
    'First Name': player.first,
    'Last Name': player.last,
    Birthdate: usDay(player.born),
    Gender: player.gender,
    'Jersey Number': player.jersey,
    Position: player.position,
    'Non-Player': 'N',
    Email: player.email,
    'Cell Phone': player.number % 3 === 0 ? '' : player.cell,
    'Home Phone': player.home,
    'P1 First Name': one.first,
    'P1 Last Name': one.last,
    'P1 Email': one.email,
    'P1 Cell Phone': one.phone,
    'P2 First Name': two.first,
    'P2 Last Name': two.last,
    'P2 Email': two.email,
    'P2 Cell Phone': two.phone,
    Division: 'U12',
    Team: player.team,
  }),
  unusual: { 5: { 'Jersey Number': '104', Email: 'none' }, 9: { 'Non-Player': 'Y', 'Jersey Number': '' } },
  unknown: ['Gender', 'Division'],
  faulty: { 5: ['jersey', 'email'] },
});

const spond = aFile({
  product: 'Spond',
  delimiter: ';',
  mark: '\uFEFF',
  cells: ({ guardians: [one, two], ...player }) => ({
    'First name': player.first,
    'Last name': player.last,
    'Date of birth': dottedDay(player.born),
    'E-mail': player.email,
    'Phone number': `+1 ${player.cell}`,
    'Member type': 'Player',
    Subgroups: player.team,
    'Guardian 1 first name': one.first,
    'Guardian 1 last name': one.last,
    'Guardian 1 e-mail': one.email,
    'Guardian 1 phone number': one.phone,
    'Guardian 2 first name': two.first,
    'Guardian 2 last name': two.last,
    'Guardian 2 e-mail': two.email,
    'Guardian 2 phone number': two.phone,
    'Member since': '01.08.2025',
  }),
  unusual: {
    2: { 'Member type': 'Coach', Subgroups: 'Heroes; Bears' },
    7: { 'First name': '', 'Last name': '', 'Phone number': '12' },
    30: { 'Date of birth': '31.02.2012' },
  },
  unknown: ['Member since'],
  faulty: { 7: ['name', 'phone'], 30: ['birthDate'] },
});

const sportsEngine = aFile({
  product: 'SportsEngine',
  delimiter: '\t',
  newline: '\n',
  cells: (player) => ({
    Division: '12U',
    'Team Name': player.team,
    'Team Role': 'Player',
    'First Name': player.first,
    'Middle Name': player.number % 5 === 0 ? 'Lee' : '',
    'Last Name': player.last,
    Suffix: player.number === 10 ? 'Jr.' : '',
    Email: player.email,
    'Date of Birth': isoDay(player.born).replaceAll('-', '/'),
    Gender: player.gender,
    'Postal Code': '78704',
    'Jersey Number': player.jersey,
  }),
  unusual: { 4: { 'Team Role': 'Head Coach', 'Jersey Number': '' }, 8: { 'Team Role': 'Mascot' } },
  unknown: ['Division', 'Gender', 'Postal Code'],
  faulty: { 8: ['isPlayer'] },
});

const leagueApps = aFile({
  product: 'LeagueApps',
  delimiter: ',',
  cells: ({ guardians: [one, two], ...player }) => ({
    Team: player.team,
    Role: 'Player',
    'First Name': player.first,
    'Last Name': player.last,
    Gender: player.gender,
    Birthdate: usDay(player.born),
    'Parent 1 First Name': one.first,
    'Parent 1 Last Name': one.last,
    'Parent 1 Email': one.email,
    'Parent 1 Mobile Number': one.phone,
    'Parent 2 First Name': two.first,
    'Parent 2 Last Name': two.last,
    'Parent 2 Email': two.email,
    'Parent 2 Mobile Number': two.phone,
    'Registration Status': 'SPOT_RESERVED',
    'Outstanding Balance': '$0.00',
  }),
  unusual: { 12: { Role: 'Team Manager' }, 40: { Birthdate: '9/9/12' } },
  unknown: ['Gender', 'Registration Status', 'Outstanding Balance'],
  faulty: { 40: ['birthDate'] },
});

const google = aFile({
  product: 'Google',
  delimiter: ',',
  cells: ({ guardians: [one], ...player }) => ({
    Timestamp: '8/14/2026 18:02:11',
    'Email Address': player.email,
    'Player’s Name': player.name,
    'Player’s Date of Birth': usDay(player.born),
    'Parent/Guardian Name': `${one.first} ${one.last}`,
    'Parent/Guardian Phone #': one.phone,
    'Team?': player.team,
    'Jersey #': `#${player.jersey}`,
    'T-shirt size': 'M',
    Comments: player.number % 4 === 0 ? 'Left-footed.\nPrefers "9", not 10.' : '',
  }),
  unusual: { 3: { 'Email Address': 'ana.alvarez@player.example' } },
  unknown: ['Timestamp', 'T-shirt size'],
  faulty: { 3: ['email'] },
});

const excel = aFile({
  product: 'Excel',
  delimiter: ';',
  mark: '\uFEFF',
  cells: (player) => ({
    'No.': player.jersey,
    'Name (Last, First)': `${player.last}, ${player.first}`,
    'E-Mail-Address': player.email,
    Mobile: player.cell,
    'Tel. (home)': player.home,
    DOB: isoDay(player.born),
    'Pos.': `${player.position} / Captain`,
    TEAM: player.team.toUpperCase(),
    'Shoe size': '38',
  }),
  unusual: { 1: { DOB: '3/25/2012' }, 2: { DOB: '25/3/2012' }, 6: { DOB: '3/4/2012' }, 20: { 'No.': 'GK', TEAM: '' } },
  unknown: ['Shoe size'],
  faulty: { 6: ['birthDate'], 20: ['jersey'] },
});

export const productFiles = [teamSnap, spond, sportsEngine, leagueApps, google, excel] as const;
