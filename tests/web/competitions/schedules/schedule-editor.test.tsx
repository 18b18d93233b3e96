import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { desk, matches, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const change = `PATCH /api/competitions/schedules/${seasonId}/draft`;
const answers = () => ({ ...signedIn(), ...scheduleAnswers, [change]: desk });
const page = `/seasons/${seasonId}/schedule/make`;
const name = ({ homeId, awayId }: { homeId: string; awayId: string }) => `${homeId} – ${awayId}`;
const byTime = matches.toSorted((a, b) => (a.at!.localStart < b.at!.localStart ? -1 : 1));
const [first, second] = byTime;
const cell = (match: { homeId: string; awayId: string }) =>
  screen.findByRole('button', { name: new RegExp(`^${name(match)}\\. Round`) });
const said = () => document.querySelector('.rounds-said')!.textContent;

/** A desk whose first match has no time. */
const { at: _, ...timeless } = first!;
const sentence = 'None of 18 times is possible: it’s a holiday.';
const withoutTime = {
  ...desk,
  draft: {
    ...desk.draft,
    matches: matches.map((match) => (match.key === first!.key ? timeless : match)),
    unplaced: [{ key: first!.key, constraintIds: ['holiday:2031-03-01'], sentence }],
  },
};

it('picks a match up with Space, says the swap before the drop, and sends both moves as one change', async () => {
  const app = await openApp(page, answers());
  const user = userEvent.setup();
  (await cell(first!)).focus();
  await user.keyboard(' ');
  expect(said()).toContain(`Picked up ${name(first!)}.`);
  await user.keyboard('{ArrowDown}');
  expect(said()).toContain(`swaps with ${name(second!)}. No conflicts.`);
  expect(within(await cell(second!)).getByText('Swap')).toBeTruthy();
  expect(document.activeElement).toBe(await cell(second!));
  expect(app.sent.filter(({ call }) => call === change)).toEqual([]);
  await user.keyboard(' ');
  expect(said()).toContain(`${name(first!)} is now on`);
  const changes = [
    { do: 'takeOff', key: second!.key },
    { do: 'move', key: first!.key, to: second!.at },
    { do: 'move', key: second!.key, to: first!.at },
  ];
  await waitFor(() =>
    expect(app.sent).toContainEqual(expect.objectContaining({ call: change, body: { version: 2, changes } })),
  );
});

it('puts a match back with Escape, locks it with L, and takes it back with Undo', async () => {
  const app = await openApp(page, answers());
  const user = userEvent.setup();
  (await cell(first!)).focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(said()).toContain('stays where it was.');
  expect(document.activeElement).toBe(await cell(first!));
  await user.keyboard('l');
  expect(said()).toContain('is locked. It stays when you rebuild.');
  const sent = (does: string) =>
    expect.objectContaining({ call: change, body: { version: 2, changes: [{ do: does, key: first!.key }] } });
  await waitFor(() => expect(app.sent).toContainEqual(sent('lock')));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.sent).toContainEqual(sent('unlock')));
});

it('leads from Publish to what has to be fixed first, and publishes once that is left for later', async () => {
  await openApp(page, { ...answers(), [`GET /api/competitions/schedules/${seasonId}/desk`]: withoutTime });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(said()).toContain('Fix 1 problem first.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const waiting = screen.getByRole('button', { name: `${name(first!)}. No time yet` });
  expect(document.activeElement).toBe(waiting);
  expect(screen.getByText('1 problem')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Announce later: / }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 match has no time yet.')).toBeTruthy();
});

it('goes to the next problem with F, and shows the same from the list', async () => {
  await openApp(page, { ...answers(), [`GET /api/competitions/schedules/${seasonId}/desk`]: withoutTime });
  const user = userEvent.setup();
  (await cell(second!)).focus();
  await user.keyboard('f');
  expect(said()).toContain(sentence);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`${name(first!)}. No time yet`);
  (await cell(second!)).focus();
  await user.click(screen.getAllByRole('button', { name: /^Show: / })[0]!);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`${name(first!)}. No time yet`);
});

it('swaps by menu: the choice of a time says what each comes to', async () => {
  const app = await openApp(page, answers());
  const user = userEvent.setup();
  (await cell(first!)).focus();
  await user.click(await screen.findByRole('button', { name: `Change ${name(first!)}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move or swap' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('radio', { name: /11:00/ }));
  expect(within(dialog).getByText(`Swaps with ${name(second!)}`)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Swap' }));
  await waitFor(() => expect(app.sent.some(({ call }) => call === change)).toBe(true));
});

it('counts how fair it is, and lists every match of a team', async () => {
  await openApp(`${page}?view=team`, answers());
  expect(await screen.findByRole('heading', { name: 'How fair is it?' })).toBeTruthy();
  expect(screen.getByText('Home matches').nextSibling?.textContent).toMatch(/^1–2 for everyone$/);
  const ants = await screen.findByRole('region', { name: 'Ants' });
  expect(within(ants).getAllByRole('listitem')).toHaveLength(3);
});

it('makes the first schedule of dates and fields in one press, and can stop', async () => {
  const { draft: _draft, plan: _plan, ...empty } = desk;
  const [plan, make] = [
    `PUT /api/competitions/schedules/${seasonId}/plan`,
    `PUT /api/competitions/schedules/${seasonId}/draft`,
  ];
  const app = await openApp(page, {
    ...answers(),
    [`GET /api/competitions/schedules/${seasonId}/desk`]: empty,
    [plan]: { ...empty, version: 3 },
    [make]: () => new Promise(() => {}),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name'), 'Zilker Park');
  await user.click(screen.getByRole('button', { name: 'Make schedule' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: make, body: expect.objectContaining({ version: 3, afresh: false }) }),
    ),
  );
  expect(await screen.findByText('Making the schedule…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});
