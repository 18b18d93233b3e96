import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { exportKey } from './export-key.ts';
import type { DataExports } from './store.ts';

interface Ports {
  readonly exports: Pick<DataExports, 'find' | 'forget' | 'forgetParts'>;
  readonly objects: Pick<Objects, 'remove'>;
}

/** The file goes, and then that it was asked for. Safe to repeat. */
export async function dropExport(
  { userId, exportId }: { userId: string; exportId: string },
  { exports, objects }: Ports,
  now: Date,
): Promise<void> {
  await objects.remove(exportKey(exportId), now);
  await exports.forgetParts(exportId);
  await exports.forget({ userId, exportId });
}

/** The same with the user's last export. */
export async function dropExportOf(userId: string, ports: Ports, now: Date): Promise<void> {
  const found = await ports.exports.find(userId);
  if (found) await dropExport(found, ports, now);
}
