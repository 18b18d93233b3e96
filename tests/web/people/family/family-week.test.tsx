import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { eventId } from '../../support/events/events.ts';
import { aMember, kim, me } from '../../support/people/family.ts';

const user = userEvent.setup({ delay: null });

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

it('draws the family week by day, with clashes and whose household it is', async () => {
  const entry = {
    eventId,
    title: 'Sunday run',
    startsAt: '2031-07-05T13:00:00.000Z',
    endsAt: '2031-07-05T14:30:00.000Z',
    timeZone: 'America/Chicago',
    placeLabel: 'Zilker Park',
    point: { lat: 30, lng: -97 },
    status: 'in',
  };
  const other = { ...entry, eventId: `evt_${'1'.repeat(26)}`, title: 'Swimming', dependantId: kim.id };
  const match = {
    ...{ gameId: `gam_${'1'.repeat(26)}`, matchId: `mtc_${'1'.repeat(26)}`, version: 1, updatedAt: entry.startsAt },
    ...{ title: 'Heroes vs. Kicks', competition: 'Fall 2031', gameTypeId: 'soccer', sides: [], role: 'player' },
    ...{ startsAt: '2031-07-05T18:00:00.000Z', endsAt: '2031-07-05T19:00:00.000Z', timeZone: 'America/Chicago' },
    ...{ place: 'Zilker Park, Field 2', status: 'scheduled', dependantId: kim.id },
  };
  const parenting = { patternType: 'alternating_weeks', anchorDate: '2031-06-30', exceptions: [] };
  await openApp('/family/week?week=2031-07-01', {
    'GET /api/accounts/me': me,
    'GET /api/events/me/family/week': {
      dependants: [{ dependantId: kim.id, firstName: 'Kim', household: 'A', parenting }],
      entries: [entry, { ...entry, dependantId: kim.id }, other],
      matches: [match],
    },
  });
  expect(await screen.findByText('1 conflict this week.')).toBeTruthy();
  expect(screen.getAllByText('Kim: your household')).toHaveLength(7);
  expect(screen.getByText('Conflict: same time as Swimming')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Sunday run' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Heroes vs. Kicks' }).getAttribute('href')).toMatch(/^\/matches\//);
  expect(screen.getByText('No answer yet')).toBeTruthy();
});

it('sets a parenting pattern with the days on which it is otherwise, and takes it away', async () => {
  const guardian = {
    userId: me.userId,
    displayName: 'Ana P',
    status: 'confirmed',
    household: 'A',
    relation: 'parent',
    rights: ['manageGuardians'],
    contactShielded: false,
    priority: 1,
  };
  const member = { ...aMember, guardians: [guardian] };
  const app = await openApp(`/family/${kim.id}`, {
    'GET /api/accounts/me': me,
    [`GET /api/people/family/dependants/${kim.id}`]: member,
    [`PUT /api/people/family/dependants/${kim.id}/parenting`]: member,
  });
  await user.click(await screen.findByRole('button', { name: 'Set a pattern' }));
  await user.click(await screen.findByRole('button', { name: 'That day: Household B' }));
  await user.click(screen.getByRole('button', { name: 'Save pattern' }));
  expect(await screen.findByText('Pattern saved')).toBeTruthy();
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call.endsWith('/parenting'))?.body).toMatchObject({
      parenting: { patternType: 'alternating_weeks', exceptions: [{ household: 'B' }] },
    }),
  );
});

it('goes by the day of the user who looks, whatever day it is in Greenwich', async () => {
  const inChicago = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const greenwich = new Date(Date.parse(`${inChicago}T03:00:00Z`) + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: greenwich });
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'America/Chicago' };
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const parenting = { patternType: 'alternating_weeks', anchorDate: inChicago, exceptions: [] };
  const exceptions = [{ date: inChicago, household: 'B' }];
  await openApp(`/family/${kim.id}`, {
    'GET /api/accounts/me': me,
    [`GET /api/people/family/dependants/${kim.id}`]: { ...aMember, parenting: { ...parenting, exceptions } },
  });
  expect(await screen.findByText('Today: household B.')).toBeTruthy();
});
