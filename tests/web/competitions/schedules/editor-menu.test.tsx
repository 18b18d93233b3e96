import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { desk, matches, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { savedFiles } from '../../support/saved-files.ts';
import { signedIn } from '../../support/signed-in.ts';

afterEach(() => vi.restoreAllMocks());

const page = `/seasons/${seasonId}/schedule/make`;
const versions = [
  { number: 2, publishedAt: '2031-02-08T20:10:00.000Z' },
  { number: 1, publishedAt: '2031-02-01T20:10:00.000Z' },
];
const [first] = matches;
const moved = {
  ...{ key: first!.key, homeId: first!.homeId, awayId: first!.awayId, change: 'moved', from: first!.at },
  to: { ...first!.at!, localStart: '2031-04-05T10:00' },
};
const changeOf = (number: number) => `GET /api/competitions/schedules/${seasonId}/versions/${number}`;

const open = (published?: object) =>
  openApp(page, {
    ...signedIn(),
    ...scheduleAnswers,
    [`GET /api/competitions/schedules/${seasonId}/desk`]: { ...desk, ...(published && { published }) },
    [changeOf(2)]: { number: 2, matches: 6, difference: { changes: [moved], entrantIds: [first!.homeId] } },
    [changeOf(1)]: { number: 1, matches: 6, difference: { changes: [], entrantIds: [] } },
  });
const choose = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More about this schedule' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: text }));
};

it('lists the published versions on the season’s clock, and says what each changed', async () => {
  await open({ ...versions[0], versions });
  await choose('Versions');
  const dialog = await screen.findByRole('dialog');
  const titles = within(dialog).getAllByRole('button', { name: /^Version / });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Version 2: Feb 8, 2031, 2:10 PM',
    'Version 1: Feb 1, 2031, 2:10 PM',
  ]);
  await userEvent.click(titles[0]!);
  expect(await within(dialog).findByText(/Saturday, April 5, 2031, 10:00 AM, .* instead of /)).toBeTruthy();
  await userEvent.click(titles[1]!);
  expect(await within(dialog).findByText('The first schedule: 6 matches.')).toBeTruthy();
});

it('saves the draft as a file of rows, and knows no versions before the first', async () => {
  const { files, names } = savedFiles();
  await open();
  await choose('Download draft (CSV)');
  expect(names).toEqual(['Spring League schedule draft.csv']);
  expect((await files[0]!.text()).split('\r\n').filter(Boolean)).toHaveLength(1 + matches.length);
  await userEvent.click(await screen.findByRole('button', { name: 'More about this schedule' }));
  expect(screen.queryByRole('menuitem', { name: 'Versions' })).toBeNull();
});

it('leads to the draft on paper, which says that it is one', async () => {
  await open();
  await choose('Print draft');
  expect(await screen.findByText('Draft, not published')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Spring League schedule' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2, name: /^Saturday, March \d+, 2031 Round \d$/ })).toHaveLength(3);
});
