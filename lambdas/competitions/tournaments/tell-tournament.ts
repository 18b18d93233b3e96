import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import type { Message } from '#shared/contract/message.ts';

const atOnce = 8;

/** Tells each person once of what a message says. Safe to repeat. */
export const createTournamentTeller =
  (by: Delivery) =>
  async ({ messageId, occurredAt, quiet, data }: Message<typeof tournamentTold>, now: Date): Promise<void> => {
    if (quiet) return;
    const { name, slug, subject, words } = data;
    const url = `${by.origin}/tournament/${slug}`;
    await inParallel(data.userIds, atOnce, (userId) =>
      deliver(
        {
          cause: messageId,
          causedAt: occurredAt,
          userId,
          topic: 'eventChange',
          tell: () => ({
            subject,
            content: {
              preheader: words,
              heading: subject,
              paragraphs: [words],
              action: { label: 'Open the tournament', url },
              footerLines: [`You get this mail because you entered ${name}.`],
            },
          }),
        },
        by,
        now,
      ),
    );
  };
