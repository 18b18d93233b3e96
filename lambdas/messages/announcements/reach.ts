import type { AnnouncedEvent } from '#lambdas/events/ports/announcements/announced-event.ts';
import type { Audience } from '#shared/messages/announcements/contract.ts';

/** Who gets an announcement, each once; its author knows what it says. */
export const recipientsOf = (
  { people }: Pick<AnnouncedEvent, 'people'>,
  audience: readonly Audience[],
  authorId: string,
): readonly string[] => [...new Set(audience.flatMap((part) => people[part]))].filter((userId) => userId !== authorId);
