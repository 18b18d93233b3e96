import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { filePart, keepsFile, type MemberFiles, seesFile } from '#shared/teams/roster/member-files.ts';
import { keptKey } from '#shared/uploads/keys.ts';
import type { Membership } from '../../ports/membership-reader.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { MemberFileStore } from '../files-store.ts';
import type { SheetStore } from '../sheet-store.ts';

type Operations = (typeof teamRoster)['operations'];
type OnLine = Parsed<Operations['openMemberFile']>;

interface Parts {
  readonly roster: Pick<Memberships, 'find'>;
  readonly sheets: Pick<SheetStore, 'find'>;
  readonly files: MemberFileStore;
  readonly uploads: UploadReader;
  readonly objects: Pick<Objects, 'linkTo'>;
}

const purpose = 'memberFile';
const linkSeconds = 60;
const tries = 8;

export async function keepMemberFile(
  { uploadId, ...line }: Parsed<Operations['keepMemberFile']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['keepMemberFile']>> {
  await lineFor(line, caller, parts, keepsFile);
  const { userId } = actorOf(caller);
  const { name, type, size } = await keptUpload({ uploadId, purpose, userId, field: 'uploadId' }, parts.uploads);
  const file = { uploadId, name, type, size };
  return changeFiles(line, caller, parts, (files) => ({ ...files, [line.partId]: file }));
}

export const removeMemberFile = (
  line: Parsed<Operations['removeMemberFile']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['removeMemberFile']>> =>
  changeFiles(line, caller, parts, ({ [line.partId]: gone, ...others }) => {
    if (!gone) throw new Problem('upload.notFound');
    return others;
  });

export async function openMemberFile(
  line: OnLine,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['openMemberFile']>> {
  const { files = {} } = await lineFor(line, caller, parts, seesFile);
  const file = files[line.partId];
  if (!file) throw new Problem('upload.notFound');
  const { uploadId } = file;
  const url = await parts.objects.linkTo(keptKey({ purpose, uploadId }), file, linkSeconds, caller.now);
  return { url, expiresAt: new Date(caller.now.getTime() + linkSeconds * 1000).toISOString() };
}

/** Changes the files of a line as they are now, and looks again when the line changed meanwhile. */
async function changeFiles(line: OnLine, caller: Caller, parts: Parts, change: (files: MemberFiles) => MemberFiles) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const member = await lineFor(line, caller, parts, keepsFile);
    if (await parts.files.save(member, change(member.files ?? {}), caller.now)) return {};
  }
  throw new Problem('server.busy', { retryAfterSeconds: 1 });
}

/**
 * The line that a file is on, for a member who may do this with it.
 * @throws {Problem} team.notFound, team.memberNotFound, team.partNotFound, access.denied
 */
async function lineFor(
  { teamId, userId, partId }: OnLine,
  caller: Caller,
  { roster, sheets }: Parts,
  may: typeof seesFile,
): Promise<Membership> {
  const actor = actorOf(caller);
  const [own, member, { sheet }] = await Promise.all([
    roster.find({ userId: actor.userId, teamId }),
    roster.find({ userId, teamId }),
    sheets.find(teamId),
  ]);
  if (!own) throw new Problem('team.notFound');
  if (!member) throw new Problem('team.memberNotFound');
  const part = filePart(sheet, partId);
  if (!part) throw new Problem('team.partNotFound');
  if (!may(part, { roles: own.roles, isSelf: actor.userId === userId })) throw new Problem('access.denied');
  return member;
}
