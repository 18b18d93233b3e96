import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { homeAnswers, scheduleOfMarch } from '../../support/competitions/season-home.ts';
import { seasonId } from '../../support/competitions/seasons.ts';
import { savedFiles } from '../../support/saved-files.ts';

afterEach(() => vi.restoreAllMocks());

const choose = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: text }));
};

it('puts all matches of a season on the reader’s calendar', async () => {
  await openApp(`/seasons/${seasonId}`, homeAnswers({ status: 'in_play', played: 2 }));
  const link = await screen.findByRole('link', { name: 'Add to calendar: all matches of Spring 2031' });
  expect(link.getAttribute('href')).toBe(`webcal://${location.host}/calendars/season.ics?season=${seasonId}`);
});

it('saves the published schedule as a file of rows by time, with the scores', async () => {
  const { files, names } = savedFiles();
  await openApp(`/seasons/${seasonId}`, homeAnswers({ status: 'in_play', played: 2 }));
  await choose('Download schedule (CSV)');
  expect(names).toEqual(['Spring 2031 schedule.csv']);
  const rows = (await files[0]?.text())?.replace('\uFEFF', '').split('\r\n');
  expect(rows?.[0]).toBe('Date,Time,Division,Round,Home,Away,Field,Home score,Away score,Note');
  expect(rows?.[2]).toBe('2031-03-01,11:00,First,1,Cats,Dogs,"North Park, Court 1",5,1,');
  expect(rows?.[3]).toBe('2031-03-08,10:00,First,2,Ants,Cats,"North Park, Court 1",,,');
});

it('shows a code of the season’s link, and copies the link', async () => {
  await openApp(`/seasons/${seasonId}`, homeAnswers({ status: 'in_play', played: 2 }));
  await choose('QR code');
  expect(await screen.findByRole('img', { name: 'QR code of the link to Spring 2031' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  userEvent.setup();
  await choose('Share link');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/seasons/${seasonId}`);
});

it('offers no file and no calendar before a schedule is published', async () => {
  await openApp(`/seasons/${seasonId}`, {
    ...homeAnswers({ status: 'forming' }),
    [`GET /api/public/competitions/schedules/${seasonId}/published`]: {
      ...scheduleOfMarch(0),
      number: 0,
      matches: [],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('menuitem', { name: 'Print this page' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Download schedule (CSV)' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
});

it('gives the code that shows a season on the league’s own site', async () => {
  await openApp(`/seasons/${seasonId}`, homeAnswers({ status: 'in_play', played: 2 }));
  await choose('Embed on a website');
  const code = await screen.findByLabelText<HTMLTextAreaElement>('Embed code');
  expect(code.value).toContain(`<iframe src="${location.origin}/embed/seasons/${seasonId}" title="Spring 2031: `);
  userEvent.setup();
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe(code.value);
});
