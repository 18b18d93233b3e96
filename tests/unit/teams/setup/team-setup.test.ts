import { describe, expect, it } from 'vitest';
import { Team } from '#shared/teams/schemas.ts';
import { teamSetup } from '#shared/teams/setup/team-setup.ts';
import { aTeamShown } from '#tests/web/support/teams/teams.ts';

const owner = ['editProfile', 'manageMembers', 'manageEvents', 'publishSchedule'];
const setup = (team: object = {}, more: Partial<Parameters<typeof teamSetup>[0]> = {}) =>
  teamSetup({
    team: Team.parse(aTeamShown({ tagline: '', memberCount: 1, ...team })),
    may: owner,
    hasPlans: false,
    mayAddSeasons: true,
    ...more,
  });
const left = (steps: ReturnType<typeof setup>) => steps.filter(({ isDone }) => !isDone).map(({ text }) => text);

describe('what is left to set up in a community', () => {
  it('is a picture, a few words, people and a first event', () => {
    expect(left(setup())).toEqual(['Add a picture', 'Say what it is about', 'Invite people', 'Plan the first event']);
  });

  it('is a first season in a league', () => {
    expect(left(setup({ kind: 'league' }))).toContain('Create the first season');
    expect(left(setup({ kind: 'league' }, { mayAddSeasons: false }))).toContain('Plan the first event');
  });

  it('is done by what is there', () => {
    const photoId = 'upl_01KAMFE3NG00000000000000AB';
    expect(left(setup({ photoId, description: 'We play at dawn.', memberCount: 2 }, { hasPlans: true }))).toEqual([]);
  });

  it('is only what the reader may do', () => {
    expect(left(setup({}, { may: ['manageEvents'], mayAddSeasons: false }))).toEqual(['Plan the first event']);
    expect(setup({}, { may: [], mayAddSeasons: false })).toEqual([]);
  });

  it('is nothing in an archived community', () => {
    expect(setup({ status: 'archived' })).toEqual([]);
  });
});
