import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { divisionId, published, scheduleAnswers, seasonId } from '../../support/competitions/schedules.ts';
import { mySeasonView, seasonId as otherId, seasonAnswers } from '../../support/competitions/seasons.ts';
import { problem } from '../../support/people/family.ts';
import { signedIn } from '../../support/signed-in.ts';

const of = `/divisions/${divisionId}`;
/** A season of a private community: nothing of it is there for everyone. */
const hidden = {
  ...scheduleAnswers,
  [`GET /api/public/competitions/schedules/${seasonId}/published`]: problem('season.notFound'),
  [`GET /api/public/competitions/schedules/${seasonId}${of}/standings`]: problem('season.notFound'),
  [`GET /api/public/competitions/schedules/${seasonId}${of}/results`]: problem('season.notFound'),
  [`GET /api/public/competitions/games/seasons/${seasonId}`]: problem('season.notFound'),
};
const forItsPeople = {
  ...hidden,
  [`GET /api/competitions/schedules/mine/${seasonId}`]: { squadIds: [], captainOf: [], maySchedule: false },
  [`GET /api/competitions/schedules/mine/${seasonId}/published`]: published,
  [`GET /api/competitions/schedules/mine/${seasonId}${of}/standings`]:
    scheduleAnswers[`GET /api/public/competitions/schedules/${seasonId}${of}/standings`],
  [`GET /api/competitions/schedules/mine/${seasonId}${of}/results`]:
    scheduleAnswers[`GET /api/public/competitions/schedules/${seasonId}${of}/results`],
  [`GET /api/competitions/me/games/seasons/${seasonId}`]: { games: [] },
};

it('shows the schedule and the table of a private community to its people, with what if', async () => {
  await openApp(`/seasons/${seasonId}/schedule`, { ...signedIn(), ...forItsPeople });
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring 2031' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Table' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring 2031' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'What if?' }));
  expect((await screen.findAllByRole('slider')).length).toBeGreaterThan(0);
});

it('says to everyone else that there is no such season, and asks for nothing in the name of no one', async () => {
  const app = await openApp(`/seasons/${seasonId}/schedule`, hidden);
  expect(await screen.findByRole('heading', { level: 1, name: /RUFF/ })).toBeTruthy();
  expect(app.sent.map(({ call }) => call)).not.toContain(`GET /api/competitions/schedules/mine/${seasonId}/published`);
});

it('leads from a season to its community only the player who may see that', async () => {
  const team = { ...mySeasonView.team, isSeen: false, listsMembers: false };
  const view = { ...mySeasonView, team, isMember: false };
  const answers = { ...signedIn(), ...seasonAnswers, [`GET /api/competitions/me/seasons/${otherId}`]: view };
  const app = await openApp(`/seasons/${otherId}`, answers);
  expect(await screen.findByRole('link', { name: 'Schedule' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: team.name })).toBeNull();
  expect(app.sent.filter(({ call }) => call.includes(`/teams/${team.teamId}/`))).toEqual([]);
});

it('asks for the members of a community only where they are listed to the reader', async () => {
  const team = { ...mySeasonView.team, isSeen: true, listsMembers: false };
  const view = { ...mySeasonView, team, isMember: false, may: [] };
  const answers = { ...signedIn(), ...seasonAnswers, [`GET /api/competitions/me/seasons/${otherId}`]: view };
  const app = await openApp(`/seasons/${otherId}`, answers);
  expect(await screen.findByRole('link', { name: team.name })).toBeTruthy();
  expect(app.sent.filter(({ call }) => call.endsWith('/members'))).toEqual([]);
});

it('counts one person as one', async () => {
  const [spots] = mySeasonView.spots;
  const alone = [{ ...spots, taken: 1, left: undefined }];
  const answers = {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${otherId}`]: { ...mySeasonView, spots: alone },
  };
  await openApp(`/seasons/${otherId}`, answers);
  expect(await screen.findByText(/1 free agent\b/)).toBeTruthy();
});

it('asks for the duties of a season in the name of members alone', async () => {
  const asked = async (isMember: boolean) => {
    const view = { ...mySeasonView, may: [], isMember };
    const app = await openApp(`/seasons/${otherId}`, {
      ...signedIn(),
      ...seasonAnswers,
      [`GET /api/competitions/me/seasons/${otherId}`]: view,
    });
    await screen.findByRole('heading', { level: 1, name: 'Spring 2031' });
    app.view.unmount();
    return app.sent.some(({ call }) => call.endsWith('/roster/duties'));
  };
  expect([await asked(true), await asked(false)]).toEqual([true, false]);
});
