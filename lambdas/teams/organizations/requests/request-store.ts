import type { EntityItem } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { organizationRequestAnswered } from '#shared/teams/messages.ts';
import { createWrite, type Rows } from '../write.ts';
import { organizationRequestEntity } from './organization-request.entity.ts';

export type StoredRequest = EntityItem<ReturnType<typeof organizationRequestEntity>>;

/** Requests for organizations: one of each user at a time, answered once. */
export interface OrganizationRequestStore {
  find(userId: string): Promise<StoredRequest | undefined>;
  /** Those that wait, the oldest first. */
  listWaiting(): Promise<readonly StoredRequest[]>;
  isSlugTaken(slug: string): Promise<boolean>;
  /** `open` where another one waits. */
  ask(request: StoredRequest): Promise<'asked' | 'open'>;
  /** False where it does not wait any more. */
  decline(request: StoredRequest, answer: string, now: Date): Promise<boolean>;
}

/** More than fit one sitting; an answered one makes room for the next. */
const mostListed = 100;

export function createOrganizationRequestStore(table: Table, retry: Retry = createRetry()): OrganizationRequestStore {
  const write = createWrite(table, retry);
  const requests = organizationRequestEntity(table);
  const claims = claimEntity(table);
  const find = async (userId: string) => (await requests.get({ userId }).go({ consistent: true })).data ?? undefined;
  return {
    find,
    listWaiting: async () => (await requests.query.byStatus({ status: 'asked' }).go({ count: mostListed })).data,
    isSlugTaken: async (value) =>
      (await claims.get({ kind: 'organizationSlug', value }).go({ consistent: true })).data !== null,
    ask: async (request) => {
      const refused = await write((rows) => [
        rows.organizationRequest
          .put(request)
          // A repeat that comes after the answer asks for nothing anew.
          .where(
            (row, { ne, notExists }) =>
              `${notExists(row.status)} OR ${ne(row.status, 'asked')} AND ${ne(row.requestId, request.requestId)}`,
          )
          .commit(),
      ]);
      // A repeat meets what its first try made.
      if (refused.length === 0 || (await find(request.userId))?.requestId === request.requestId) return 'asked';
      return 'open';
    },
    decline: async (request, answer, now) => {
      const refused = await write((rows) => [
        answers(rows, request, { status: 'declined', answer, answeredAt: now.toISOString() }),
        tellsOf(rows, request, now),
      ]);
      return refused.length === 0;
    },
  };
}

type Answered = Pick<StoredRequest, 'organizationId' | 'answer' | 'answeredAt'> & {
  readonly status: 'accepted' | 'declined';
};

/** Answers a request that was read, unless it has been answered meanwhile. */
const answers = (rows: Rows, { userId, requestId }: StoredRequest, answered: Answered) =>
  rows.organizationRequest
    .patch({ userId })
    .set(answered)
    .where((row, { eq }) => `${eq(row.status, 'asked')} AND ${eq(row.requestId, requestId)}`)
    .commit();

const tellsOf = (
  rows: Rows,
  { userId, requestId, name }: StoredRequest,
  now: Date,
  said: { readonly organizationId?: string } = {},
) => {
  const id = idFrom('message', organizationRequestAnswered.name, requestId);
  return rows.outbox
    .put(factRow(organizationRequestAnswered, id, now, { userId, requestId, organizationName: name, ...said }))
    .commit();
};

/** What is written with the organization that a request is answered with. */
export const acceptanceOf = (request: StoredRequest, organizationId: string, now: Date) => (rows: Rows) => [
  answers(rows, request, { status: 'accepted', organizationId, answeredAt: now.toISOString() }),
  tellsOf(rows, request, now, { organizationId }),
];
