import { dutyDetails } from '../../teams/duties.ts';
import { rosterApi } from '../../teams/teams.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, callers, type TeamWorld } from './team-world.ts';

const byOwner = async ({ owner, teamId }: TeamWorld) =>
  rosterApi.signedInAs(owner).addDuty({ teamId, ...dutyDetails() });

/** Rows of what a team has to do, and of who takes it. */
export const dutyRows: Readonly<Record<string, Binding>> = {
  'team.duty.list': bindTeam(['listDuties'], (world, teamId) => callers(world).roster.listDuties({ teamId })),
  'team.duty.keep': bindTeam(
    ['addDuty', 'changeDuty', 'judgeDuty', 'removeDuty'],
    async (world, teamId) => {
      const { roster } = callers(world);
      const { userId } = world.target;
      const { dutyId } = await roster.addDuty({ teamId, ...dutyDetails() });
      await rosterApi.signedInAs(world.target).answerDuty({ teamId, dutyId, answer: 'take' });
      const begun = dutyDetails({ localStart: '2026-01-01T10:00' });
      await roster.changeDuty({ teamId, dutyId, version: 2, ...begun });
      await roster.judgeDuty({ teamId, dutyId, userId, outcome: 'done' });
      return roster.removeDuty({ teamId, dutyId });
    },
    { target: [] },
  ),
  'team.duty.answer': bindTeam(
    ['answerDuty'],
    async (world, teamId) => {
      const { dutyId } = await byOwner(world);
      return callers(world).roster.answerDuty({ teamId, dutyId, answer: 'take' });
    },
    { self: 'member' },
  ),
};
