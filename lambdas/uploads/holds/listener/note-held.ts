import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Message } from '#shared/contract/message.ts';
import type { uploadsHeld } from '#shared/uploads/messages.ts';
import { checkLater } from '../../unheld-work.ts';
import type { HoldStore } from '../store.ts';

/** Every file that is let go is looked at a day later. */
export async function noteHeld(
  { data }: Message<typeof uploadsHeld>,
  holds: Pick<HoldStore, 'note'>,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  for (const uploadId of data.wereHeld.filter((one) => !data.uploadIds.includes(one)))
    await due.schedule(checkLater(uploadId, now), now);
  await holds.note(data);
}
