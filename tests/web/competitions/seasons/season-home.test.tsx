import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { homeAnswers, scheduleOfMarch } from '../../support/competitions/season-home.ts';
import { aSeasonShown, mySeasonView, seasonId } from '../../support/competitions/seasons.ts';
import { teamId } from '../../support/teams/teams.ts';

const address = `/seasons/${seasonId}`;
const part = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!section) throw new Error(`${title} is in no section.`);
  return within(section);
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2031-02-20T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('tells visitors before the start when the first matches are, and has no table', async () => {
  await openApp(address, homeAnswers({ status: 'scheduled' }));
  const next = await part('First matches on Sat, Mar 1.');
  expect(next.getByText('Round 1 · in 9 days')).toBeTruthy();
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ANAntsBEBees10:00 AM · North Park, Court 1',
    'CACatsDODogs11:00 AM · North Park, Court 1',
  ]);
  expect(next.getByRole('link', { name: 'Full schedule' }).getAttribute('href')).toBe(`${address}/schedule`);
  expect(screen.queryByRole('heading', { name: 'Table' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Last results' })).toBeNull();
});

it('shows visitors the next match day, the last results and the top four while a season is played', async () => {
  vi.setSystemTime(new Date('2031-03-10T18:00:00Z'));
  await openApp(address, homeAnswers({ status: 'in_play', played: 4 }));
  expect((await part('Next matches on Sat, Mar 15.')).getByText('Round 3 · in 5 days')).toBeTruthy();
  const results = await part('Last results');
  expect(results.getByText('Round 2 · Sat, Mar 8')).toBeTruthy();
  expect(results.getByText('5 – 2')).toBeTruthy();
  expect(results.getByText('5 – 3')).toBeTruthy();
  const table = await part('Table');
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ants'),
    expect.stringContaining('Cats'),
    expect.stringContaining('Bees'),
    expect.stringContaining('Dogs'),
  ]);
  expect(table.getByText('Top 4 make the playoffs.')).toBeTruthy();
  expect(table.getByRole('link', { name: 'Full table, all 6' }).getAttribute('href')).toBe(`${address}/standings`);
});

it('says which part could not be loaded, and keeps the rest', async () => {
  vi.setSystemTime(new Date('2031-03-10T18:00:00Z'));
  const answers = homeAnswers({ status: 'in_play', played: 4 });
  const standings = Object.keys(answers).find((call) => call.endsWith('/standings')) ?? '';
  const { sent } = await openApp(address, { ...answers, [standings]: () => Response.json({}, { status: 500 }) });
  expect(await screen.findByText('We couldn’t load the table.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Last results' })).toBeTruthy();
  const asked = sent.length;
  screen.getByRole('button', { name: 'Try again: the table' }).click();
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(asked));
});

it('shows what people decide by while players register: spots, prices and the last day', async () => {
  const opens = { name: 'Everyone', opensAt: '2031-01-01T12:00:00.000Z', audience: 'public' };
  const season = {
    registrationWindows: [{ ...opens, closesAt: '2031-02-23T06:00:00.000Z' }],
    prices: {
      individual: { amountMinor: 6500, currency: 'USD' },
      create_team: { amountMinor: 48_000, currency: 'USD' },
    },
  };
  await openApp(address, homeAnswers({ status: 'registration_open', season, view: { isOpenForMe: true } }));
  expect(await screen.findByText('3 free agent spots left')).toBeTruthy();
  expect(screen.getByText('Starts Sat, Mar 1, in 9 days')).toBeTruthy();
  expect(screen.getByText('Register by Sat, Feb 22')).toBeTruthy();
  expect(screen.getByText('$480.00').parentElement?.textContent).toBe('$480.00 team');
  expect(screen.getByText('$65.00').parentElement?.textContent).toBe('$65.00 player');
});

it('leads to the next season of the community while its registration is open', async () => {
  vi.setSystemTime(new Date('2031-03-10T18:00:00Z'));
  const nextId = 'ssn_01KAMFE3NG00000000000000AC';
  const next = { ...aSeasonShown, seasonId: nextId, label: 'Fall 2031', startDate: '2031-09-06' };
  await openApp(address, {
    ...homeAnswers({ status: 'in_play', played: 4 }),
    [`GET /api/public/competitions/teams/${teamId}/seasons`]: { seasons: [next], groups: [] },
    [`GET /api/public/competitions/seasons/${nextId}`]: { ...mySeasonView, season: next },
  });
  const card = await part('Fall 2031');
  expect(card.getByText('Starts Sat, Sep 6, in 180 days')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Register for Fall 2031' }).getAttribute('href')).toBe(`/seasons/${nextId}`);
});

it('counts the days until a season starts whose schedule is not published yet', async () => {
  const none = { ...scheduleOfMarch(0), number: 0, matches: [] };
  await openApp(address, {
    ...homeAnswers({ status: 'registration_closed' }),
    [`GET /api/public/competitions/schedules/${seasonId}/published`]: none,
  });
  expect((await part('The season starts on Sat, Mar 1.')).getByText('in 9 days')).toBeTruthy();
});
