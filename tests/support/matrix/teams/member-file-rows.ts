import { aMemberFile, askForFile } from '../../teams/member-files.ts';
import { fieldId } from '../../teams/rosters.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, callers } from './team-world.ts';

/** Rows of the files on the lines of rosters. */
export const memberFileRows: Readonly<Record<string, Binding>> = {
  'team.roster.files': bindTeam(
    ['keepMemberFile', 'openMemberFile', 'removeMemberFile'],
    async (world, teamId) => {
      if (teamId === world.teamId) await askForFile(world);
      const { userId } = world.person ?? world.target;
      const line = { teamId, userId, partId: fieldId };
      const { roster } = callers(world);
      await roster.keepMemberFile({ ...line, uploadId: await aMemberFile({ userId }) });
      await roster.openMemberFile(line);
      return roster.removeMemberFile(line);
    },
    { self: 'member' },
  ),
  'team.roster.files.other': bindTeam(
    ['keepMemberFile'],
    async (world, teamId) => {
      if (teamId === world.teamId) await askForFile(world);
      const uploadId = await aMemberFile(world.person ?? world.target);
      const line = { teamId, userId: world.target.userId, partId: fieldId };
      return callers(world).roster.keepMemberFile({ ...line, uploadId });
    },
    { self: 'member', target: [] },
  ),
};
