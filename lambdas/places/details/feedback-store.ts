import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { placeConditionEntity } from '../conditions/place-condition.entity.ts';
import { placeRatingEntity } from '../ratings/place-rating.entity.ts';
import { placeConfirmationEntity } from './place-confirmation.entity.ts';
import { placeReportEntity } from './place-report.entity.ts';
import { placeSuggestionEntity } from './place-suggestion.entity.ts';
import { placeTrustEntity } from './place-trust.entity.ts';

type StoredRating = EntityItem<ReturnType<typeof placeRatingEntity>>;
export type StoredSuggestion = EntityItem<ReturnType<typeof placeSuggestionEntity>>;
type StoredReport = EntityItem<ReturnType<typeof placeReportEntity>>;
type StoredCondition = EntityItem<ReturnType<typeof placeConditionEntity>>;

interface OfPerson {
  readonly placeId: string;
  readonly userId: string;
}

interface RatingsQuery {
  readonly placeId: string;
  readonly limit: number;
  readonly after: string | undefined;
}

/** What people said about places. */
export interface MaintenanceStore {
  /** When a person last confirmed a place. */
  findConfirmation(of: OfPerson): Promise<string | undefined>;
  findRating(key: { placeId: string; ratingId: string }): Promise<StoredRating | undefined>;
  listRatings(query: RatingsQuery): Promise<{ ratings: readonly StoredRating[]; after: string | undefined }>;
  /** An empty text takes an earlier reply back. Undefined when there is no such rating. */
  reply(key: { placeId: string; ratingId: string }, text: string, repliedAt: string): Promise<StoredRating | undefined>;
  findSuggestion(key: { placeId: string; suggestionId: string }): Promise<StoredSuggestion | undefined>;
  /** Those that wait, oldest first. */
  listOpenSuggestions(placeId: string): Promise<readonly StoredSuggestion[]>;
  /** Does nothing when there is a suggestion with the id. */
  suggest(suggestion: StoredSuggestion): Promise<void>;
  /** False when it had been decided. */
  decline(key: { placeId: string; suggestionId: string }, by: { userId: string; at: string }): Promise<boolean>;
  trustOf(userId: string): Promise<{ acceptedEdits: number; approvedPlaces: number }>;
  report(report: StoredReport): Promise<void>;
  listReports(placeId: string): Promise<readonly StoredReport[]>;
  saveCondition(condition: StoredCondition): Promise<void>;
  listConditions(placeId: string): Promise<readonly StoredCondition[]>;
}

const consistent = { consistent: true } as const;
const all = { pages: 'all', consistent: true } as const;

export const createMaintenanceStore = (table: Table): MaintenanceStore => ({
  ...ratingsIn(table),
  ...suggestionsIn(table),
  ...reportsIn(table),
  findConfirmation: async (of) => (await placeConfirmationEntity(table).get(of).go(consistent)).data?.at,
});

function ratingsIn(table: Table): Pick<MaintenanceStore, 'findRating' | 'listRatings' | 'reply'> {
  const ratings = placeRatingEntity(table);
  return {
    findRating: async (key) => (await ratings.get(key).go(consistent)).data ?? undefined,
    listRatings: async ({ placeId, limit, after }) => {
      const { data, cursor } = await ratings.query
        .byTime({ placeId })
        .go({ order: 'desc', count: limit, ...(after && { cursor: after }) });
      return { ratings: data, after: cursor ?? undefined };
    },
    reply: async (key, text, repliedAt) => {
      const row = ratings.patch(key);
      const write = text ? row.set({ reply: { text, repliedAt } }) : row.remove(['reply']);
      if (!(await wasMade(write.go()))) return undefined;
      return (await ratings.get(key).go(consistent)).data ?? undefined;
    },
  };
}

type Suggestions = Pick<MaintenanceStore, 'findSuggestion' | 'listOpenSuggestions' | 'suggest' | 'decline' | 'trustOf'>;

function suggestionsIn(table: Table): Suggestions {
  const suggestions = placeSuggestionEntity(table);
  const trusts = placeTrustEntity(table);
  return {
    findSuggestion: async (key) => (await suggestions.get(key).go(consistent)).data ?? undefined,
    listOpenSuggestions: async (placeId) => {
      const { data } = await suggestions.query
        .byPlace({ placeId })
        .where(({ status }, { eq }) => eq(status, 'open'))
        .go(all);
      return data.toSorted((a, b) => (a.suggestedAt < b.suggestedAt ? -1 : 1));
    },
    suggest: async (suggestion) => void (await wasMade(suggestions.create(suggestion).go())),
    decline: (key, { userId, at }) =>
      wasMade(
        suggestions
          .patch(key)
          .set({ status: 'declined', decidedBy: userId, decidedAt: at })
          .where(({ status }, { eq }) => eq(status, 'open'))
          .go(),
      ),
    trustOf: async (userId) => {
      const { data } = await trusts.get({ userId }).go(consistent);
      return { acceptedEdits: data?.acceptedEdits ?? 0, approvedPlaces: data?.approvedPlaces ?? 0 };
    },
  };
}

function reportsIn(
  table: Table,
): Pick<MaintenanceStore, 'report' | 'listReports' | 'saveCondition' | 'listConditions'> {
  const reports = placeReportEntity(table);
  const conditions = placeConditionEntity(table);
  return {
    report: async (report) => void (await reports.put(report).go()),
    listReports: async (placeId) => (await reports.query.byPlace({ placeId }).go(all)).data,
    saveCondition: async (condition) => void (await conditions.put(condition).go()),
    listConditions: async (placeId) => (await conditions.query.byPlace({ placeId }).go(all)).data,
  };
}
