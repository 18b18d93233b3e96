import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import type { MemberFiles } from '#shared/teams/roster/member-files.ts';
import type { Membership } from '../ports/membership-reader.ts';

const idsOf = (files: MemberFiles = {}) => Object.values(files).map(({ uploadId }) => uploadId);

/** What is published when a line shows other files than before. A returning member has a line of its own, by when they came. */
export const filesHeld = (
  { teamId, userId, since, files, filesVersion = 0 }: Membership,
  after: MemberFiles,
  now: Date,
) =>
  heldFacts(
    { holder: `${teamId}/${userId}/${since}`, version: filesVersion + 1, uploadIds: idsOf(after) },
    idsOf(files),
    now,
  );
