import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';
import { rosterShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const roster = `/api/teams/${teamId}/roster`;
const previews = `POST ${roster}/import-previews`;
const importId = 'imp_01KAMFE3NG00000000000000AB';
const undo = `DELETE ${roster}/imports/${importId}`;

interface Line {
  readonly name: string;
  readonly faults?: readonly { readonly column: string; readonly text: string }[];
}

/** What a preview answers, by what becomes of each line. */
const previewOf = (...lines: readonly Line[]) => {
  const needsYou = lines.filter(({ faults }) => faults).length;
  return {
    counts: { new: lines.length - needsYou, matched: 0, same: 0, needsYou },
    lines: lines.map((line, at) => ({ line: at + 1, kind: line.faults ? 'needsYou' : 'new', ...line })),
    plan: `plan of ${needsYou}`,
  };
};
const nameless = { name: '', faults: [{ column: 'name', text: 'The name is missing.' }] };

/** The page with a pasted file; previews are answered one after the other. */
async function pasted(text: string, ...answers: readonly object[]) {
  return pastedAt('', text, ...answers);
}

/** The same, for the season that the address names. */
async function pastedAt(search: string, text: string, ...answers: readonly object[]) {
  const imports: object[] = [];
  const counts = { new: 1, matched: 0, same: 0, needsYou: 0 };
  const at = '2031-06-01T00:00:00.000Z';
  const waiting = [...answers];
  const app = await openApp(`/team/${teamId}/import${search}`, {
    ...signedIn(),
    ...teamAnswers,
    ...seasonAnswers,
    [`GET ${roster}/imports`]: () => ({ imports }),
    [previews]: () => waiting.shift() ?? {},
    [`POST ${roster}/imports`]: () => {
      imports.push({ importId, at, byName: 'Ana', status: 'done', counts, undoUntil: '2999-06-08T00:00:00.000Z' });
      return imports[0];
    },
    [undo]: { kept: 8, removedTeams: 7, keptTeams: [{ name: 'Ants', why: 'plays' }] },
  });
  await userEvent.click(await screen.findByLabelText('Or paste a list, starting with the headings'));
  await userEvent.paste(text);
  return app;
}

const preview = async () => userEvent.click(await screen.findByRole('button', { name: 'Preview import' }));
const sentTo = ({ sent }: Awaited<ReturnType<typeof pasted>>, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

it('takes a file in: what its columns are, what would happen, then the run, then the way back', async () => {
  const app = await pasted(
    'Full name,Jersey number,Shoe\nAna Diaz,7,42\n,8,43',
    previewOf({ name: 'Ana Diaz' }, nameless),
  );
  expect(await screen.findByText('1 column we don’t recognize.')).toBeTruthy();
  expect(screen.getByText('Example: 42')).toBeTruthy();
  await preview();
  expect(await screen.findByText('2 people: 1 new, 0 changed, 0 as they are, 1 need you')).toBeTruthy();
  expect(screen.getByText('The name is missing.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const columns = ['name', 'jersey'];
  await waitFor(() =>
    expect(sentTo(app, `POST ${roster}/imports`)).toEqual([expect.objectContaining({ columns, plan: 'plan of 1' })]),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Undo the import/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(/^Import undone, with 7 teams. 8 players stay .* Ants stays because its players play/),
  ).toBeTruthy();
  expect(sentTo(app, undo)).toHaveLength(1);
});

it('corrects a line in place, all that is wrong with it at once, and checks it again', async () => {
  const wrong = {
    name: 'Bo',
    faults: [
      { column: 'jersey', text: 'A number has one or two digits.' },
      { column: 'email', text: 'Please enter a valid email address.' },
    ],
  };
  const file = 'First name,Last name,Jersey #,Email\nAna,Diaz,7,\nBo,Chen,100,none';
  const app = await pasted(
    file,
    previewOf({ name: 'Ana Diaz' }, wrong),
    previewOf({ name: 'Ana Diaz' }, { name: 'Bo Chen' }),
  );
  await preview();
  const line = within(await screen.findByRole('list', { name: 'Lines that need you' }));
  expect(line.getByText('Line 2 · Bo Chen')).toBeTruthy();
  for (const { text } of wrong.faults) expect(line.getByText(text)).toBeTruthy();
  await userEvent.clear(line.getByLabelText('Number'));
  await userEvent.type(line.getByLabelText('Number'), '10');
  await userEvent.clear(line.getByLabelText('Email'));
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Import' })).toBeTruthy();
  expect(sentTo(app, previews).at(-1)).toMatchObject({
    columns: ['name', 'jersey', 'email'],
    lines: [
      ['Ana Diaz', '7', ''],
      ['Bo Chen', '10', ''],
    ],
  });
});

it('corrects a line that is ready, too', async () => {
  const app = await pasted('Name,Number\nAna Diaz,7', previewOf({ name: 'Ana Diaz' }), previewOf({ name: 'Ana Diaz' }));
  await preview();
  await userEvent.click(await screen.findByRole('button', { name: '1 line ready' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit line 1' }));
  const line = within(screen.getByRole('group', { name: 'Line 1 · Ana Diaz' }));
  await userEvent.type(line.getByLabelText('Number'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(sentTo(app, previews).at(-1)).toMatchObject({ lines: [['Ana Diaz', '70']] }));
});

it('offers to create the teams and fields that the roster does not have', async () => {
  const file = 'Name,Team,DOB,Shoe\nAna,Heroes,3/4/2015,38\nBo,juniors,,39\nCy,Bears,,40\nDi,Heroes,,41';
  const app = await pasted(file, previewOf({ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }, { name: 'Di' }));
  expect(await screen.findByText('2 people')).toBeTruthy();
  expect(screen.getByLabelText('Create Heroes')).toHaveProperty('checked', true);
  expect(screen.queryByLabelText('Create juniors')).toBeNull();
  await userEvent.click(screen.getByLabelText('Create Bears'));
  await userEvent.click(screen.getByLabelText('Month first'));
  await userEvent.click(screen.getByRole('button', { name: /^Column Shoe/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'New field: Shoe' }));
  expect(screen.getByText(/Birth date, Shoe/)).toBeTruthy();
  await preview();
  await screen.findByRole('button', { name: 'Import' });
  const [sent] = sentTo(app, previews);
  expect(sent).toMatchObject({
    columns: ['name', 'squads', expect.stringMatching(/^field:/), expect.stringMatching(/^field:/)],
    lines: [
      ['Ana', 'Heroes', '2015-03-04', '38'],
      ['Bo', 'juniors', '', '39'],
      ['Cy', 'Bears', '', '40'],
      ['Di', 'Heroes', '', '41'],
    ],
    adds: {
      squads: [{ name: 'Heroes' }],
      fields: [
        { label: 'Birth date', type: 'date', visibleTo: 'admins' },
        { label: 'Shoe', type: 'text', visibleTo: 'admins' },
      ],
    },
  });
});

it('puts a column into a field of the roster, and says which phone numbers it leaves out', async () => {
  const app = await pasted('Name,Size,Cell,Home Phone\nAna,L,512 555 0101,512 555 0102', previewOf({ name: 'Ana' }));
  expect(await screen.findByText(/^Home Phone: 1 number left out/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Column Size/ }));
  await userEvent.click(await screen.findByRole('option', { name: rosterShown.sheet.fields[0]?.label ?? '' }));
  await preview();
  await waitFor(() =>
    expect(sentTo(app, previews)).toEqual([
      expect.objectContaining({ columns: ['name', 'field:fieldaaa', 'phone'], lines: [['Ana', 'L', '+15125550101']] }),
    ]),
  );
});

it('leads from an import to the seasons that still take teams', async () => {
  await pasted('Name,Team\nAna Diaz,Juniors', previewOf({ name: 'Ana Diaz' }));
  expect(screen.queryByText('Next: add your teams to a season')).toBeNull();
  await preview();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Add teams to Spring 2031' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Teams of Spring 2031' })).toBeTruthy();
});

it('comes from the teams of a season, and goes back to them once the roster is imported', async () => {
  await pastedAt(`?season=${seasonId}`, 'Name,Team\nAna Diaz,Juniors', previewOf({ name: 'Ana Diaz' }));
  expect(screen.getByRole('link', { name: 'Teams of Spring 2031' })).toBeTruthy();
  await preview();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Teams of Spring 2031' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Import teams and players' });
  expect(way.getAttribute('href')).toBe(`/team/${teamId}/import?season=${seasonId}`);
});
