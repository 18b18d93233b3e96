import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';

interface Holding {
  /** The id of what shows the files. */
  readonly holder: string;
  readonly version: number;
  readonly uploadIds: readonly string[];
}

/**
 * To be recorded with every write that makes a thing show other files than before; nothing where it shows the same. Its
 * versions must rise with its writes.
 */
export function heldFacts({ holder, version, uploadIds }: Holding, before: readonly string[], now: Date) {
  const [held, wereHeld] = [[...new Set(uploadIds)].sort(), [...new Set(before)].sort()];
  if (String(held) === String(wereHeld)) return [];
  const id = idFrom('message', uploadsHeld.name, holder, String(version));
  return [factRow(uploadsHeld, id, now, { holder, version, uploadIds: held, wereHeld })];
}
