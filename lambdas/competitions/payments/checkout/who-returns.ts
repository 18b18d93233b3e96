import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import type { Stored, StoredRegistration } from '../../seasons/stored.ts';

interface Reading {
  readonly stored: Pick<Stored, 'find' | 'registrationsOf'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
}

/** A season or a tournament of a community. */
interface Later {
  readonly teamId: string;
  readonly seasonId?: string;
  readonly facts: Pick<StoredSeason['facts'], 'startDate'>;
}

/** Which of some players paid for an earlier season of the same community, by card or as its organizers marked. */
export const whoReturnsTo =
  (later: Later, parts: Reading) =>
  async (people: readonly string[]): Promise<ReadonlySet<string>> => {
    const asked = people.map(async (userId) => ((await returns(later, userId, parts)) ? [userId] : []));
    return new Set((await Promise.all(asked)).flat());
  };

async function returns(later: Later, userId: string, { stored, payments }: Reading): Promise<boolean> {
  const others = (await stored.registrationsOf(userId)).filter(({ seasonId }) => seasonId !== later.seasonId);
  for (const registration of others) {
    const earlier = await stored.find(registration.seasonId);
    const isEarlier = earlier?.teamId === later.teamId && earlier.facts.startDate < later.facts.startDate;
    if (isEarlier && (await wasPaid(registration, payments))) return true;
  }
  return false;
}

const gone: ReadonlySet<string> = new Set(['withdrawn', 'rejected', 'transferred']);

async function wasPaid({ userId, seasonId, status, cardPayments }: StoredRegistration, payments: Reading['payments']) {
  if (gone.has(status)) return false;
  if (paidByCard(cardPayments) > 0) return true;
  const mark = (await payments.find(seasonId, [userId])).get(userId)?.mark;
  return mark !== undefined && mark !== 'exempt';
}
