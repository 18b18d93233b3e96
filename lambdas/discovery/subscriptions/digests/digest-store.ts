import type { EntityItem } from 'electrodb';
import * as z from 'zod';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { ListingTerms } from '#shared/events/messages.ts';
import { listingEntity } from '../../search/listing.entity.ts';
import { subscriptionDigestEntity } from '../subscription-digest.entity.ts';

/** A digest that was decided on. */
const Pending = z.object({ period: z.string(), eventIds: z.array(z.string()), decidedAt: z.string() });
type Pending = z.infer<typeof Pending>;

/** What is known of the mails about one subscription; version 0 where none was decided on. */
export interface DigestState {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly version: number;
  readonly lastPeriod?: string | undefined;
  /** The start of each event that was told, by its id. */
  readonly told: Readonly<Record<string, string>>;
  readonly pending?: Pending | undefined;
}

/** An event as it is public at this moment, with its hosts and audience. */
export interface OpenListing {
  readonly eventId: string;
  readonly shown: NonNullable<NonNullable<EntityItem<ReturnType<typeof listingEntity>>['event']>['shown']>;
  readonly terms: ListingTerms;
}

export interface DigestStore {
  /** Strongly consistent. */
  find(userId: string, subscriptionId: string): Promise<DigestState>;
  /** What is to be told next, before it is; undefined when another run decided meanwhile. */
  decide(state: DigestState, pending: Pending): Promise<DigestState | undefined>;
  /** What was decided is told: from now on it is known. Nothing happens when another run noted it. */
  settle(state: DigestState, told: DigestState['told'], now: Date): Promise<void>;
  /** Of these events the ones that are public now, strongly consistent; in the order asked. */
  listOpen(eventIds: readonly string[]): Promise<readonly OpenListing[]>;
}

const Decided = z.record(z.string(), z.string());

export function createDigestStore(table: Table): DigestStore {
  const digests = subscriptionDigestEntity(table);
  const listings = listingEntity(table);
  return {
    find: async (userId, subscriptionId) => {
      const { data } = await digests.get({ userId, subscriptionId }).go({ consistent: true });
      if (!data) return { userId, subscriptionId, version: 0, told: {} };
      const { version, lastPeriod, told, pending } = data;
      const decided = pending && { pending: Pending.parse(pending) };
      return { userId, subscriptionId, version, lastPeriod, told: Decided.parse(told), ...decided };
    },
    decide: async ({ userId, subscriptionId, version, told, ...state }, pending) => {
      const isMine = await wasMade(
        digests
          .update({ userId, subscriptionId })
          .set({ version: version + 1, told, pending })
          .where((row, { eq, notExists }) => (version === 0 ? notExists(row.version) : eq(row.version, version)))
          .go(),
      );
      return isMine ? { ...state, userId, subscriptionId, version: version + 1, told, pending } : undefined;
    },
    settle: async ({ userId, subscriptionId, version, pending }, told, now) => {
      if (!pending) return;
      await wasMade(
        digests
          .patch({ userId, subscriptionId })
          .set({ version: version + 1, told, lastPeriod: pending.period, lastSentAt: now.toISOString() })
          .remove(['pending'])
          .where((row, { eq }) => eq(row.version, version))
          .go(),
      );
    },
    listOpen: async (eventIds) => {
      if (eventIds.length === 0) return [];
      const { data } = await listings.get(eventIds.map((eventId) => ({ eventId }))).go({ consistent: true });
      const open = new Map(data.flatMap(({ eventId, event }) => toOpen(eventId, event)));
      return eventIds.flatMap((eventId) => open.get(eventId) ?? []);
    },
  };
}

type Event = EntityItem<ReturnType<typeof listingEntity>>['event'];

function toOpen(eventId: string, event: Event): (readonly [string, OpenListing])[] {
  const terms = ListingTerms.safeParse(event?.terms).data;
  return event?.shown && terms ? [[eventId, { eventId, shown: event.shown, terms }]] : [];
}
