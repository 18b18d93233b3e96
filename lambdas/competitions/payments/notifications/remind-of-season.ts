import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { dueReminded } from '#shared/competitions/payments/messages.ts';
import { seasonDues } from '#shared/competitions/payments/season-dues.ts';
import type { Message } from '#shared/contract/message.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import { readersFor } from '../../seasons/notifications/people.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import type { Stored } from '../../seasons/stored.ts';
import { sellerOfSeason } from '../checkout/season-order.ts';
import { reminderLetter } from './letters.ts';

export interface SeasonTelling extends Sellers {
  readonly by: Delivery;
  readonly stored: Pick<Stored, 'find' | 'squad' | 'registration'>;
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
}

const atOnce = 4;

/** Reminds a player, a child's guardians or the captains of a team of what they still owe; of nothing once it is paid. Safe to repeat. */
export async function remindOfSeason(
  { messageId, occurredAt, data }: Message<typeof dueReminded>,
  telling: SeasonTelling,
  now: Date,
): Promise<void> {
  const { subjectId: seasonId, dueId, byId } = data;
  const { by } = telling;
  const season = await telling.stored.find(seasonId);
  const owed = season && (await owedBy(season, dueId, telling));
  if (!owed || owed.rest.amountMinor === 0) return;
  const { facts } = season;
  const [readers, organizer, { account }] = await Promise.all([
    owed.captains ?? readersFor(dueId, telling.dependants, now),
    by.accounts.find(byId),
    sellerOfSeason(season, owed.rest.amountMinor, telling, now),
  ]);
  const asking = {
    byName: organizer?.displayName ?? 'The organizer',
    title: facts.label,
    rest: owed.rest,
    payOutside: facts.payOutside ?? [],
    takesCards: account !== undefined,
    url: `${by.origin}/seasons/${seasonId}`,
  };
  const notice = { cause: messageId, causedAt: occurredAt, topic: 'paymentDue' as const, authorId: byId };
  await inParallel([...readers], atOnce, ({ userId, who }) => {
    const content = reminderLetter({ ...asking, ...(who !== 'You' && { forName: who }) });
    return deliver({ ...notice, userId, tell: () => content }, by, now);
  });
}

/** What is left of a due, and who leads the team if it is a team's. */
async function owedBy({ seasonId, facts }: StoredSeason, dueId: string, { stored, payments }: SeasonTelling) {
  const [squad, registration, paid] = await Promise.all([
    stored.squad(seasonId, dueId),
    stored.registration(dueId, seasonId),
    payments.find(seasonId, [dueId]),
  ]);
  const [due] = seasonDues(
    facts,
    registration ? [{ ...registration, name: '' }] : [],
    squad ? [{ ...squad, isPlaying: plays(squad) }] : [],
  );
  if (!due) return undefined;
  const rest = restOf({ ...due, paid: paid.get(dueId) });
  if (!squad) return { rest };
  const leaders = [squad.captainId, ...squad.coCaptainIds].filter((userId) => userId !== undefined);
  return { rest, captains: leaders.map((userId) => ({ userId, who: squad.name })) };
}
