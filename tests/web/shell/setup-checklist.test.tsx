import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { desk } from '../support/competitions/schedules.ts';
import { mySeasonView, seasonAnswers, seasonId } from '../support/competitions/seasons.ts';
import { myTournamentView, slug, tournamentId } from '../support/competitions/tournaments.ts';
import { signedIn } from '../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../support/teams/teams.ts';

const user = userEvent.setup({ delay: null });
const list = () => screen.findByRole('region', { name: 'Finish setting up' });
const seasonDesk = `GET /api/competitions/schedules/${seasonId}/desk`;
const mine = `GET /api/competitions/me/seasons/${seasonId}`;

beforeEach(() => localStorage.clear());

const openSeason = (answers = {}) =>
  openApp(`/seasons/${seasonId}?tab=manage`, {
    ...signedIn(),
    ...seasonAnswers,
    [seasonDesk]: { ...desk, draft: undefined },
    ...answers,
  });
const lineOf = async (text: string) =>
  (await within(await list()).findByText(text, { selector: 'strong' })).closest('li') as HTMLElement;

describe('the checklist of a season', () => {
  it('ticks what is done, and leads from each other line to its place', async () => {
    await openSeason();
    expect(within(await list()).getByText('3 of 6 done')).toBeTruthy();
    const published = await lineOf('Publish the season');
    expect(within(published).getByRole('img', { name: 'Done' })).toBeTruthy();
    expect(within(published).queryByRole('link')).toBeNull();
    const schedule = within(await lineOf('Make the schedule')).getByRole('link', { name: 'Make schedule' });
    expect(schedule.getAttribute('href')).toBe(`/seasons/${seasonId}/schedule/make`);
    expect(within(await lineOf('Add teams')).getByText('A schedule needs at least two.')).toBeTruthy();
  });

  it('is gone once the organizer hides it, and stays gone for them alone', async () => {
    const first = await openSeason();
    await user.click(within(await list()).getByRole('button', { name: 'Hide this list' }));
    expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
    first.view.unmount();
    const second = await openSeason();
    await screen.findByText('Next step');
    await waitFor(() => expect(second.sent.map(({ call }) => call)).toContain(seasonDesk));
    expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
    second.view.unmount();
    const answers = { ...signedIn(), ...seasonAnswers, [seasonDesk]: { ...desk, draft: undefined } };
    signInAs('someone-else');
    await openApp(`/seasons/${seasonId}?tab=manage`, answers);
    expect(await list()).toBeTruthy();
  });

  it('is for those who run the season', async () => {
    const { sent } = await openSeason({ [mine]: { ...mySeasonView, may: ['manageRegistrations'] } });
    await screen.findByText('Registrations');
    expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
    expect(sent.map(({ call }) => call)).not.toContain(seasonDesk);
  });

  it('is left out where the schedule could not be read', async () => {
    await openSeason({ [seasonDesk]: new Response('{}', { status: 500 }) });
    expect(await screen.findByText('Next step')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
  });
});

it('shows the organizers of a tournament what is left', async () => {
  await openApp(`/tournament/${slug}?tab=manage`, {
    ...signedIn(),
    [`GET /api/competitions/me/tournaments/${slug}`]: myTournamentView,
    [`GET /api/competitions/me/tournaments/${tournamentId}`]: myTournamentView,
  });
  const draw = within(await lineOf('Draw every category')).getByRole('link', { name: 'Make the draw' });
  expect(draw.getAttribute('href')).toBe(`/tournament/${slug}/desk`);
  expect(within(await list()).getByText('2 of 6 done')).toBeTruthy();
});

describe('the checklist of a community', () => {
  const openTeam = (team: object) =>
    openApp(`/team/${teamId}?tab=manage`, {
      ...signedIn(),
      ...teamAnswers,
      [`GET /api/teams/me/communities/${teamId}`]: {
        team: aTeamShown(team),
        roles: ['owner'],
        may: ['editProfile', 'manageMembers', 'manageEvents'],
        squads: [],
      },
    });

  it('shows what is left', async () => {
    await openTeam({ memberCount: 1 });
    const invite = within(await lineOf('Invite people')).getByRole('link', { name: 'Invite' });
    expect(invite.getAttribute('href')).toBe(`/team/${teamId}/invites`);
  });

  it('is gone when all is done', async () => {
    await openTeam({ photoId: 'upl_01KAMFE3NG00000000000000AB' });
    await screen.findByRole('link', { name: /Invites/ });
    expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
  });
});
