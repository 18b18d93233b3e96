import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { dueReminded } from '#shared/competitions/payments/messages.ts';
import { tournamentDues } from '#shared/competitions/payments/tournament-dues.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { hasLapsed } from '#shared/competitions/tournaments/held-entries.ts';
import type { Message } from '#shared/contract/message.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import { hasRight, othersIn } from '#shared/people/family/guardian.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { sellerOfTournament } from '../../tournaments/seller-of-tournament.ts';
import type { StoredTournament, TournamentReader } from '../../tournaments/tournament-reader.ts';
import { reminderLetter } from './letters.ts';
import type { SeasonTelling } from './remind-of-season.ts';

export interface TournamentTelling extends Pick<SeasonTelling, 'by' | 'payments' | 'payouts' | 'teams'> {
  readonly tournaments: Pick<TournamentReader, 'find' | 'listsOf'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

const atOnce = 4;

/** Reminds the players of an entry of what they still owe, or the guardians of those who are minors; of nothing once it is paid. Safe to repeat. */
export async function remindOfTournament(
  { messageId, occurredAt, data }: Message<typeof dueReminded>,
  telling: TournamentTelling,
  now: Date,
): Promise<void> {
  const { subjectId: tournamentId, dueId, byId } = data;
  const { by } = telling;
  const tournament = await telling.tournaments.find(tournamentId);
  const owed = tournament && (await owedOf(tournament, dueId, telling, now));
  if (!owed || owed.rest.amountMinor === 0) return;
  const { facts, slug } = tournament;
  const [readers, organizer, { account }] = await Promise.all([
    payersOf(owed.entry, telling, now),
    by.accounts.find(byId),
    sellerOfTournament(tournament, telling, now),
  ]);
  const asking = {
    byName: organizer?.displayName ?? 'The organizer',
    title: facts.name,
    rest: owed.rest,
    payOutside: facts.payOutside ?? [],
    takesCards: account !== undefined,
    url: `${by.origin}/tournament/${slug}`,
  };
  const notice = { cause: messageId, causedAt: occurredAt, topic: 'paymentDue' as const, authorId: byId };
  await inParallel([...readers], atOnce, ({ userId, child }) => {
    const forName = [child, owed.category].filter((one) => one !== undefined).join(', ');
    return deliver({ ...notice, userId, tell: () => reminderLetter({ ...asking, forName }) }, by, now);
  });
}

/** What is left of the fee of an entry that is in. */
async function owedOf(
  { tournamentId, facts }: StoredTournament,
  entryId: string,
  { tournaments, payments }: TournamentTelling,
  now: Date,
) {
  const [lists, paid] = await Promise.all([tournaments.listsOf(tournamentId), payments.find(tournamentId, [entryId])]);
  const entry = lists.flatMap(({ list }) => list.entries).find((one) => one.entryId === entryId);
  const due = tournamentDues(facts.categories, lists, () => '').find(({ dueId }) => dueId === entryId);
  if (!entry || !due || hasLapsed(entry, now)) return undefined;
  return { entry, category: due.what, rest: restOf({ ...due, paid: paid.get(entryId) }) };
}

interface Payer {
  readonly userId: string;
  /** The first name of the child they pay for. */
  readonly child?: string;
}

/** Players of an entry who paid nothing of it by card. For a minor, those of their guardians who pay for them. */
async function payersOf(
  { personIds, cardPayments = [] }: Entry,
  { by, dependants }: TournamentTelling,
  now: Date,
): Promise<readonly Payer[]> {
  const havePaid = new Set(cardPayments.flatMap(({ personId, paidAt }) => (paidAt ? [personId] : [])));
  const asked = personIds.filter((userId) => !havePaid.has(userId));
  const payers = await Promise.all(
    asked.map(async (userId): Promise<readonly Payer[]> => {
      const account = await by.accounts.find(userId);
      if (!isMinor(account?.birthdate, now)) return [{ userId }];
      const guardians = (await dependants.ofGuardian(userId))
        .filter((child) => child.guardians[userId]?.isThemselves)
        .filter((child) => !havePaid.has(child.dependantId))
        .flatMap((child) =>
          othersIn(child.guardians)
            .filter((one) => hasRight(child.guardians, one.userId, 'pay', now))
            .map((one) => ({ userId: one.userId, child: child.firstName })),
        );
      return guardians.length > 0 ? guardians : [{ userId }];
    }),
  );
  return payers.flat();
}
