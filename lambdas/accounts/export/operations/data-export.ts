import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import type { deletionContract } from '#shared/accounts/deletion/contract.ts';
import { exportEveryMs } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { Caller } from '../../ports/serve.ts';
import { exportKey } from '../export-key.ts';
import { newSecretId } from '../new-secret-id.ts';
import type { DataExport, DataExports } from '../store.ts';

type Operations = (typeof deletionContract)['operations'];

const linkSeconds = 60;
const fileName = 'rovers-data.zip';

/** How the last export stands; nothing where none was asked for, or it is over. */
export async function getDataExport(
  caller: Caller,
  exports: Pick<DataExports, 'find'>,
): Promise<Output<Operations['getDataExport']>> {
  const found = await exports.find(actorOf(caller).userId);
  return found ? { export: shown(found) } : {};
}

export async function askForDataExport(
  caller: Caller,
  exports: Pick<DataExports, 'ask' | 'find'>,
): Promise<Output<Operations['askForDataExport']>> {
  const { userId } = actorOf(caller);
  if (!caller.account) throw new Problem('user.notFound');
  if (!(await exports.ask(userId, newSecretId(), caller.now))) throw new Problem('export.askedLately');
  return getDataExport(caller, exports);
}

/** A link of a minute for its owner; another one is made whenever it is opened, as long as the file is kept. */
export async function openDataExport(
  caller: Caller,
  exports: Pick<DataExports, 'find'>,
  objects: Pick<Objects, 'linkTo'>,
): Promise<Output<Operations['openDataExport']>> {
  const found = await exports.find(actorOf(caller).userId);
  if (!found?.until || found.until <= caller.now.toISOString()) throw new Problem('export.notFound');
  const as = { name: fileName, type: 'application/zip' };
  return { url: await objects.linkTo(exportKey(found.exportId), as, linkSeconds, caller.now) };
}

function shown({ askedAt, until, size }: DataExport) {
  const againFrom = new Date(Date.parse(askedAt) + exportEveryMs).toISOString();
  return { askedAt, againFrom, ...(until && { until, size }) };
}
