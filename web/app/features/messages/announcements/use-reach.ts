import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import type { ReachView } from './announcement-words.ts';

const read = (key: string) => {
  const [aboutId = '', audience = ''] = key.split(' ');
  return operations(announcementsContract).getAnnouncementReach({ aboutId, audience });
};

/** Who some groups are, counted by the server; nothing while it counts. The first groups came with the page. */
export function useReach(aboutId: string, audience: readonly string[], first: ReachView): ReachView | undefined {
  const isFirst = audience.join() === first.chosen.audience.join();
  const found = useRead(isFirst || audience.length === 0 ? undefined : `${aboutId} ${audience.join()}`, read);
  return isFirst ? first : found;
}
