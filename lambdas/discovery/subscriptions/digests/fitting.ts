import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { type BlockReader, hasBlocks, noBlocks } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { hostMark } from '#lambdas/events/ports/host-mark.ts';
import { isWanted, type Matched } from '#shared/discovery/subscriptions/matching.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { InclusionFact } from '#shared/events/details/said-facts.ts';
import { eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import type { DigestStore, OpenListing } from './digest-store.ts';

export interface FitPorts {
  readonly digests: Pick<DigestStore, 'listOpen'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

/** What a mail says of an event. */
export interface Found extends Matched {
  readonly eventId: string;
  readonly title: string;
  readonly placeLabel: string;
}

interface Subscriber {
  readonly account: Account;
  readonly one: ActivitySubscription;
}

/**
 * Of these events the ones that may be told at this moment (promises P23, P24): they are public, they have yet to
 * start, they are what was asked for, no block stands between the person and a host, and the person said
 * nothing of themselves that they are not meant for.
 */
export async function fitting(
  eventIds: readonly string[],
  { account, one }: Subscriber,
  { digests, blocks }: FitPorts,
  now: Date,
): Promise<readonly Found[]> {
  const [open, parted] = await Promise.all([
    digests.listOpen(eventIds),
    hasBlocks(account) ? blocks.partedFrom(account.userId) : noBlocks,
  ]);
  const shunned = [account.userId, ...parted.blocked, ...parted.blockedBy];
  return open
    .filter(({ shown }) => shown.startsAt > now.toISOString())
    .filter((listing) => !shunned.some((userId) => isRunBy(userId, listing)))
    .filter(({ terms, shown }) => isMeant(terms.asked, shown.gameTypeId, account))
    .map(toFound)
    .filter((event) => isWanted(event, one));
}

const isRunBy = (userId: string, { eventId, terms }: OpenListing) =>
  terms.hostMarks.includes(hostMark(eventId, userId));

/** Only what a person says of themselves counts against them here: who says nothing can still say it, and join. */
function isMeant(asked: string, gameTypeId: string, { birthdate, gender, levels }: Account): boolean {
  const said = levels as Parameters<typeof eligibilityFailuresOf>[1]['levels'];
  const isSaid = {
    level: said?.[gameTypeId] !== undefined,
    age: birthdate !== undefined,
    gender: gender !== undefined,
    // A non-member can join that.
    membership: false,
  };
  return !eligibilityFailuresOf(asked, { birthdate, gender, levels: said }).some(({ rule }) => isSaid[rule]);
}

function toFound({ eventId, shown }: OpenListing): Found {
  const { inclusion, ...rest } = shown;
  return { eventId, ...rest, ...(inclusion && { inclusion: inclusion.map((fact) => InclusionFact.parse(fact)) }) };
}
