import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const nouns =
  'players seats people guests teams communities matches days hours minutes seconds months years weeks nights members events activities games sets points goals miles divisions rounds places courts squads dates times invitations requests seasons sessions clashes connections characters letters lines rows files photos digits spots votes entries others names items reports byes wins losses addresses codes devices levels slots tags women men children messages notifications answers comments ratings fields results conflicts changes steps pages hosts groups entrants pairs reminders'.replaceAll(
    ' ',
    '|',
  );

/** `${count} players`, and in JSX `{count} players`, with a word between where it describes: `${count} free seats`. */
const counted = new RegExp(
  String.raw`\{((?:[^{}]|\{[^{}]*\})+)\} (?:(?!(?:of|on|has|and) )[a-z]+ )?(?:${nouns})\b(?![='(:,]|\.\w)`,
  'g',
);
/** `${count === 1 ? 'player' : 'players'}`, which the helper says in less; a number with its sign has to say it so. */
const chosen = /(?<!Math\.abs\(\w+\) )=== 1 \? '(?:\w+)?' : '\w*s'/g;

/** What stands before a plural and is never 1, or is no number. */
const exceptions: Readonly<Record<string, string>> = {
  age: 'ages to choose from begin at ten',
  max: 'a limit of a text, which is two or more',
  most: 'a limit, which is two or more',
  min: 'its caller says "is required" where it is 1',
  mostMonths: 'a constant',
  mostMonthsAhead: 'a constant',
  mostLines: 'a constant',
  mostOccurrences: 'a constant',
  mostAddresses: 'a constant',
  longestReason: 'a constant',
  codeMinutes: 'a constant',
  mailedPlaceDays: 'a constant',
  offerDays: 'a constant',
  name: 'a name; "hosts" is what its person does',
  'event.hostName': 'a name; "hosts" is what its person does',
  'miles.toFixed(miles < 10 ? 1 : 0)': 'a decimal, and more than one mile',
};

const countsIn = (text: string): string[] => [
  ...[...text.matchAll(counted)].filter(([, count = '']) => !(count.trim() in exceptions)).map(([all]) => all),
  ...[...text.matchAll(chosen)].map(([all]) => all),
];

it('says a count with its noun by the one helper, so that one player is no "1 players"', () => {
  const files = globSync('{web,lambdas,shared}/**/*.{ts,tsx}', { cwd: root });
  const found = files.flatMap((path) =>
    countsIn(readFileSync(resolve(root, path), 'utf8')).map((words) => `${path}: ${words}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

it.each([
  ['a template', `\`Full: \${count} players are in\``],
  ['a word between', `\`\${seats} free seats\``],
  ['a page', '<p>Show all {dates.length} dates</p>'],
  ['a plural that is chosen by hand', `\`\${miles} \${miles === 1 ? 'mile' : 'miles'}\``],
  ['an s that is added by hand', `\`\${count} guest\${count === 1 ? '' : 's'}\``],
  ['a branch for one', `count === 1 ? '1 person' : \`\${count} people\``],
])('notices %s', (_, text) => {
  expect(countsIn(text)).toHaveLength(1);
});

it.each([
  `\`\${quantity(count, 'player')} are in\``,
  `\`At most \${mostLines} lines at once.\``,
  'for (const { name } of teams)',
  '<Field control={control} rows={3} />',
])('leaves alone %s', (text) => {
  expect(countsIn(text)).toEqual([]);
});
