import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { desk, matches, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const rainout = `PUT /api/competitions/schedules/${seasonId}/rainout`;
const [first] = matches;
const moved = { key: first!.key, homeId: first!.homeId, awayId: first!.awayId, change: 'removed', from: first!.at };

async function openPanel() {
  const app = await openApp(`/seasons/${seasonId}/schedule/make`, {
    ...signedIn(),
    ...scheduleAnswers,
    [rainout]: {
      displaced: [first!.key],
      difference: { changes: [moved], entrantIds: [first!.homeId, first!.awayId] },
      unplaced: [{ key: first!.key, constraintIds: [], sentence: 'Rain.' }],
      desk,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rainouts and closures' }));
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { app, fill, look: () => userEvent.click(screen.getByRole('button', { name: 'Preview changes' })) };
}

it('says which time is missing, and that a closure ends after it begins, before anything is sent', async () => {
  const { app, fill, look } = await openPanel();
  await look();
  expect(await screen.findByText('Enter when it closes and reopens.')).toBeTruthy();
  fill('Closed from', '2031-03-08T12:00');
  fill('Closed until', '2031-03-08T10:00');
  await look();
  expect(await screen.findByText('The end has to be after the start.')).toBeTruthy();
  expect(app.sent.filter(({ call }) => call === rainout)).toEqual([]);
});

it('shows what a closure comes to, and offers it once', async () => {
  const { app, fill, look } = await openPanel();
  fill('Closed from', '2031-03-01T00:00');
  fill('Closed until', '2031-03-01T23:00');
  await look();
  expect(await screen.findByText('1 match can’t be played. 1 would be without a time.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({ call: rainout, body: expect.objectContaining({ apply: true }) }),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});
