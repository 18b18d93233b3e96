import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { desk, matches, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { signedIn } from '../../support/signed-in.ts';

const page = `/seasons/${seasonId}/schedule/make`;
const read = `GET /api/competitions/schedules/${seasonId}/desk`;
const change = `PATCH /api/competitions/schedules/${seasonId}/draft`;
const [first] = matches.toSorted((a, b) => (a.at!.localStart < b.at!.localStart ? -1 : 1));
const name = `${first!.homeId} – ${first!.awayId}`;
const heading = 'Someone else is editing this schedule';

/** A desk that another organizer changes: from then on each change by the page's version is refused. */
async function openShared() {
  const stored = { version: 2 };
  const app = await openApp(page, {
    ...signedIn(),
    ...scheduleAnswers,
    [read]: () => ({ ...desk, version: stored.version }),
    [change]: ({ body: { version } }: { body: { version: number } }) => {
      if (version !== stored.version)
        return Response.json({ code: 'record.changed', currentVersion: stored.version }, { status: 409 });
      stored.version += 1;
      return { ...desk, version: stored.version };
    },
  });
  const cell = await screen.findByRole('button', { name: new RegExp(`^${name}\\. Round`) });
  cell.focus();
  return { app, stored, user: userEvent.setup() };
}
const sentVersions = (sent: readonly { call: string; body?: unknown }[]) =>
  sent.filter(({ call }) => call === change).map(({ body }) => (body as { version: number }).version);

it('says that someone else is editing, changes nothing until it is reloaded, and keeps what was not saved', async () => {
  const { app, stored, user } = await openShared();
  stored.version = 5;
  await user.keyboard('l');
  await screen.findByText(heading);
  expect(screen.getByText(`${name} locked`)).toBeTruthy();
  expect(document.querySelector('[inert] .editor-bar')).toBeTruthy();
  expect(sentVersions(app.sent)).toEqual([2]);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.queryByText(heading)).toBeNull());
  expect(document.querySelector('[inert] .editor-bar')).toBeNull();
  expect(await screen.findByText('1 change of yours not saved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make again' }));
  await waitFor(() => expect(sentVersions(app.sent)).toEqual([2, 5]));
  await waitFor(() => expect(screen.queryByText('1 change of yours not saved')).toBeNull());
  expect(screen.queryByText(heading)).toBeNull();
});

it('notices a change of someone else when the organizer comes back to the page', async () => {
  const { stored } = await openShared();
  fireEvent(document, new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByText(heading)).toBeNull();
  stored.version = 3;
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(heading)).toBeTruthy();
});

it('takes no change of its own for one of another organizer', async () => {
  const { app, user } = await openShared();
  await user.keyboard('l');
  await waitFor(() => expect(sentVersions(app.sent)).toEqual([2]));
  await user.keyboard('l');
  await waitFor(() => expect(sentVersions(app.sent)).toEqual([2, 3]));
  expect(screen.queryByText(heading)).toBeNull();
});

it('keeps the dates that were typed, and says before they replace those of someone else', async () => {
  const { stored, user } = await openShared();
  await user.click(screen.getByRole('button', { name: 'Dates and fields' }));
  const place = within(await screen.findByRole('group', { name: 'Place 1' })).getByLabelText('Name');
  await user.clear(place);
  await user.type(place, 'South Park');
  stored.version = 3;
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText(heading);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText(/Saving them replaces what they saved\./)).toBeTruthy();
  expect(screen.getByDisplayValue('South Park')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard mine' }));
  expect(screen.getByDisplayValue('North Park')).toBeTruthy();
});
