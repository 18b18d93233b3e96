import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { teamFeeSplit } from '#shared/competitions/payments/messages.ts';
import { owedShares } from '#shared/competitions/payments/team-shares.ts';
import { isDependantId } from '#shared/ids.ts';
import { instantInWords } from '../../seasons/notifications/letters.ts';
import { readersFor } from '../../seasons/notifications/people.ts';
import type { StoredSeason, StoredSquad } from '../../seasons/season-reader.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import type { Stored } from '../../seasons/stored.ts';
import { leftOfFee } from '../checkout/left-of-fee.ts';
import { shareLetter, unpaidLetter } from './letters.ts';
import type { ShareWork } from './share-work.ts';

export interface ShareTelling {
  readonly by: Delivery;
  readonly stored: Pick<Stored, 'find' | 'squad'>;
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
}

const atOnce = 4;

/**
 * Asks players for their shares of a team fee, reminds those who have not paid, and tells the captain whose are not paid at the
 * end. Nothing where the fee was split again since. Safe to repeat.
 */
export async function tellOfShares(work: ShareWork, telling: ShareTelling, now: Date): Promise<void> {
  const { seasonId, squadId, payBy, what } = work;
  const [season, squad] = await Promise.all([telling.stored.find(seasonId), telling.stored.squad(seasonId, squadId)]);
  if (!season || !squad || !plays(squad) || squad.feeSplit?.payBy !== payBy) return;
  const owed = owedShares(squad, await leftOfFee(season, squad, telling.payments));
  const unpaid = owed.filter(({ personId, restMinor }) => personId !== squad.captainId && restMinor > 0);
  const cause = idFrom('message', teamFeeSplit.name, squadId, payBy, what);
  const told = { season, squad, unpaid, notice: { cause, causedAt: now.toISOString(), topic: 'paymentDue' as const } };
  if (what === 'over') await tellCaptain(told, telling, now);
  else await inParallel(unpaid, atOnce, (share) => ask(share, { ...told, isReminder: what === 'soon' }, telling, now));
}

type Unpaid = ReturnType<typeof owedShares>;

interface Told {
  readonly season: StoredSeason;
  readonly squad: StoredSquad;
  readonly unpaid: Unpaid;
  readonly notice: { readonly cause: string; readonly causedAt: string; readonly topic: 'paymentDue' };
}

const sharedBy = ({ season: { seasonId, facts }, squad }: Told, origin: string) => ({
  title: facts.label,
  team: squad.name,
  payBy: instantInWords(squad.feeSplit?.payBy ?? '', facts.timeZone),
  url: `${origin}/seasons/${seasonId}`,
});

async function ask(
  { personId, restMinor: amountMinor }: Unpaid[number],
  told: Told & { readonly isReminder: boolean },
  { by, dependants }: ShareTelling,
  now: Date,
): Promise<void> {
  const { season, isReminder, notice } = told;
  const rest = { amountMinor, currency: season.facts.currency };
  for (const { userId, who } of await readersFor(personId, dependants, now)) {
    const content = shareLetter({ ...sharedBy(told, by.origin), who, rest, isReminder });
    await deliver({ ...notice, cause: `${notice.cause} ${personId}`, userId, tell: () => content }, by, now);
  }
}

async function tellCaptain(told: Told, { by, dependants }: ShareTelling, now: Date): Promise<void> {
  const { season, squad, unpaid, notice } = told;
  const { captainId } = squad;
  if (!captainId || unpaid.length === 0) return;
  const players = await Promise.all(
    unpaid.map(async ({ personId }) =>
      isDependantId(personId)
        ? (await dependants.find(personId))?.firstName
        : (await by.accounts.find(personId))?.displayName,
    ),
  );
  const amountMinor = unpaid.reduce((sum, { restMinor }) => sum + restMinor, 0);
  const content = unpaidLetter({
    ...sharedBy(told, by.origin),
    rest: { amountMinor, currency: season.facts.currency },
    players: players.map((name) => name ?? 'A player'),
  });
  await deliver({ ...notice, userId: captainId, tell: () => content }, by, now);
}
