import { expect, it } from 'vitest';
import { planImport } from '#shared/teams/import/plan.ts';
import { emptySheet, RosterSheet } from '#shared/teams/roster/sheet.ts';
import { asSent } from '#tests/support/imports/as-sent.ts';
import { productFiles } from '#tests/support/imports/files.ts';
import { fileTeams, isoDay, sixtyFive } from '#tests/support/imports/people.ts';

/** The plan of a file for a team that has nothing yet. */
function planned(text: string) {
  const { file, ...read } = asSent(text);
  const sheet = RosterSheet.parse({ ...emptySheet, ...file.adds });
  const idOf = (label: string) => sheet.fields.find((field) => field.label === label)?.fieldId ?? '';
  return { ...read, sheet, idOf, plan: planImport(file, [], sheet) };
}

it.each(productFiles)('takes or questions each of 65 rows of $product', ({ text, unknown, faulty }) => {
  const read = planned(text);
  expect(read.plan).toHaveLength(65);
  expect(read.unknown).toEqual(unknown);
  const birthDate = `field:${read.idOf('Birth date')}`;
  const questioned = read.plan.flatMap(({ line, ...rest }) =>
    rest.kind === 'needsYou'
      ? [[line, rest.faults.map(({ column }) => (column === birthDate ? 'birthDate' : column))]]
      : [],
  );
  expect(Object.fromEntries(questioned)).toEqual(faulty);
  for (const { line, kind, name } of read.plan) {
    if (kind === 'needsYou') continue;
    const { first = '', last = '' } = sixtyFive[line - 1] ?? {};
    expect(name.startsWith(first) && name.includes(last)).toBe(true);
  }
});

it.each(productFiles)('offers to create the teams of $product', ({ text }) => {
  const { sheet, plan } = planned(text);
  const named = sheet.squads.map(({ name }) => name.toLowerCase());
  expect(named.toSorted()).toEqual(fileTeams.map((name) => name.toLowerCase()).toSorted());
  const sizes = sheet.squads.map(
    ({ squadId }) => plan.filter((line) => line.kind === 'new' && line.details.squadIds.includes(squadId)).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
});

const [teamSnap, spond, sportsEngine, leagueApps, google, excel] = productFiles;
const player = (at: number) => sixtyFive[at - 1] ?? expect.fail(`There is no line ${at}.`);
const lineOf = ({ plan }: ReturnType<typeof planned>, at: number) => {
  const line = plan[at - 1];
  return line?.kind === 'new' ? line : expect.fail(`Line ${at} was not taken.`);
};

it.each([teamSnap, spond, leagueApps])('keeps the birth date and both guardians of $product', ({ text }) => {
  const read = planned(text);
  const { fields, guardians: kept } = lineOf(read, 20).details;
  const { born, guardians } = player(20);
  expect(fields[read.idOf('Birth date')]).toBe(isoDay(born));
  expect(kept).toEqual(
    guardians.map(({ first, last, email, phone }) => ({
      name: `${first} ${last}`,
      email,
      phone: `+1${phone.replaceAll('-', '')}`,
    })),
  );
});

it('keeps the cell phone of TeamSnap, else the one at home, and says which are left out', () => {
  const read = planned(teamSnap.text);
  expect(lineOf(read, 2).details.contact.phone).toBe('+15125550101');
  expect(lineOf(read, 4).details.contact.phone).toBe('+15125550302');
  expect(read.arranged.surplus).toEqual({ 'Home Phone': sixtyFive.filter(({ number }) => number % 3 !== 0).length });
});

it('tells coaches from players in TeamSnap, Spond, SportsEngine and LeagueApps', () => {
  const staff = (text: string) =>
    planned(text).plan.flatMap((line) => (line.kind === 'new' && !line.details.isPlayer ? line.line : []));
  expect([teamSnap, spond, sportsEngine, leagueApps].map(({ text }) => staff(text))).toEqual([[9], [2], [4], [12]]);
});

it('keeps what is unusual: middle names, several teams, line breaks, and positions side by side', () => {
  expect(lineOf(planned(sportsEngine.text), 11).name).toBe('Kim Lee Alvarez Jr.');
  expect(lineOf(planned(spond.text), 2).details.squadIds).toHaveLength(2);
  expect(lineOf(planned(google.text), 1).details.notes).toBe('Left-footed.\nPrefers "9", not 10.');
  expect(lineOf(planned(google.text), 8).details.jersey).toBe('7');
  expect(lineOf(planned(excel.text), 5).details.positions).toEqual([player(5).position, 'Captain']);
});
