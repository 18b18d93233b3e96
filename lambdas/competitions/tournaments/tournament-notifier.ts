import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import type { Message } from '#shared/contract/message.ts';
import { type NewsSources, newsWords } from './news-words.ts';
import { notifyOfInvitation, type PartnerInvitationParts } from './notify-of-invitation.ts';
import type { TournamentReader } from './tournament-reader.ts';

const atOnce = 8;

interface Sources extends Omit<NewsSources, 'accounts'> {
  readonly tournaments: Pick<TournamentReader, 'find'>;
  readonly inviting: Omit<PartnerInvitationParts, 'by'>;
}

/** Tells each person once of what a message says. Safe to repeat. */
export const createTournamentNotifier =
  (by: Delivery, sources: Sources) =>
  async ({ messageId, occurredAt, quiet, data }: Message<typeof tournamentTold>, now: Date): Promise<void> => {
    const tournament = quiet ? undefined : await sources.tournaments.find(data.tournamentId);
    if (tournament && data.news.what === 'partnerInvited')
      return notifyOfInvitation(tournament, data.news, { occurredAt, now }, { ...sources.inviting, by });
    const said = tournament && (await newsWords(tournament, data.news, { ...sources, accounts: by.accounts }, now));
    if (!tournament || !said) return;
    const { subject, words } = said;
    const url = `${by.origin}/tournament/${tournament.slug}`;
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
              action: { label: 'See the tournament', url },
              footerLines: [`Sent because you entered ${tournament.facts.name}.`],
            },
          }),
        },
        by,
        now,
      ),
    );
  };
