import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { desk, matches, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const rainout = `PUT /api/competitions/schedules/${seasonId}/rainout`;
const published = `PUT /api/competitions/schedules/${seasonId}/published`;
const [first] = matches;
const moved = { key: first!.key, homeId: first!.homeId, awayId: first!.awayId, change: 'removed', from: first!.at };

const plan = {
  displaced: [first!.key],
  difference: { changes: [moved], entrantIds: [first!.homeId, first!.awayId] },
  unplaced: [{ key: first!.key, constraintIds: [], sentence: 'Rain.' }],
  desk: { ...desk, version: 8 },
};
const asPublished = {
  ...desk,
  draft: { ...desk.draft, difference: { changes: [], entrantIds: [] } },
  published: { number: 1, publishedAt: '2031-02-01T12:00:00.000Z' },
};

async function openPanel(shown: object = desk, search = '') {
  const app = await openApp(`/seasons/${seasonId}/schedule/make${search}`, {
    ...signedIn(),
    ...scheduleAnswers,
    [`GET /api/competitions/schedules/${seasonId}/desk`]: shown,
    [rainout]: plan,
    [published]: asPublished,
  });
  if (search === '') await userEvent.click(await screen.findByRole('button', { name: 'Rainouts and closures' }));
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { app, fill, look: () => userEvent.click(screen.getByRole('button', { name: 'Preview changes' })) };
}

const sentTo = ({ sent }: Awaited<ReturnType<typeof openApp>>, asked: string) =>
  sent.filter(({ call }) => call === asked).map(({ body }) => body);

async function anotherTime() {
  const day = await screen.findByLabelText('Day');
  await userEvent.click(day);
  await userEvent.click(await screen.findByRole('option', { name: 'Another time' }));
}

it('opens with the next day of matches, and moves them and tells their teams in one press', async () => {
  const { app } = await openPanel(asPublished, '?rainout');
  expect(await screen.findByText('1 match can’t be played. 1 would be without a time.')).toBeTruthy();
  const day = first!.at!.localStart.slice(0, 10);
  const closure = expect.objectContaining({ from: `${day}T00:00`, until: `${day}T23:59`, reason: 'Rain' });
  expect(sentTo(app, rainout)).toEqual([expect.objectContaining({ closure })]);
  await userEvent.click(screen.getByRole('button', { name: 'Move 1 match and notify teams' }));
  await screen.findByText('Matches moved. Their teams get a notification');
  expect(sentTo(app, rainout).at(-1)).toMatchObject({ closure, apply: true });
  expect(sentTo(app, published)).toEqual([{ version: 8 }]);
});

it('says which time is missing, and that a closure ends after it begins, before anything is sent', async () => {
  const { app, fill, look } = await openPanel();
  await anotherTime();
  const before = sentTo(app, rainout).length;
  await look();
  expect(await screen.findByText('Enter when it closes and reopens.')).toBeTruthy();
  fill('Closed from', '2031-03-08T12:00');
  fill('Closed until', '2031-03-08T10:00');
  await look();
  expect(await screen.findByText('The end has to be after the start.')).toBeTruthy();
  expect(sentTo(app, rainout)).toHaveLength(before);
});

it('shows what a closure comes to, and puts it in a draft that has other changes', async () => {
  const { app, fill, look } = await openPanel();
  await anotherTime();
  fill('Closed from', '2031-03-01T00:00');
  fill('Closed until', '2031-03-01T23:00');
  await look();
  expect(await screen.findByText('1 match can’t be played. 1 would be without a time.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply to the draft' }));
  await waitFor(() => expect(sentTo(app, rainout).at(-1)).toMatchObject({ apply: true }));
  expect(sentTo(app, published)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Apply to the draft' })).toBeNull();
});
