import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { Problem } from '#shared/contract/errors.ts';
import { isConditionFailure } from '../data/conditions.ts';
import type { Table } from '../data/table.ts';
import type { HttpEvent } from './actor.ts';
import { idempotencyEntity } from './idempotency.entity.ts';

const keptMs = 24 * 60 * 60 * 1000;
/** Longer than any function may run, so that a key is never taken over from a request still at work. */
const leaseMs = 35_000;

interface KeyedRequest {
  readonly who: string;
  readonly operation: string;
  readonly key: string;
  readonly input: unknown;
  readonly now: Date;
}

/** Reads the Idempotency-Key header: 16 to 64 letters, digits, hyphens or underscores. */
export function readKey(event: HttpEvent): string {
  const key = event.headers['idempotency-key'];
  if (!key || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) throw new Problem('request.keyMissing');
  return key;
}

/**
 * One effect per key (promise P5). The first request leases the key; its success is stored and repeated to the byte.
 * Refusals and failures are not stored: the key is free again. A crash after the effect is safe because ids made under a
 * key are always the same ones, so the second try finds what the first one made.
 */
export function createIdempotency(table: Table) {
  const rows = idempotencyEntity(table);
  return {
    async once(
      { who, operation, key, input, now }: KeyedRequest,
      work: () => Promise<HttpResult>,
    ): Promise<HttpResult> {
      const id = { who, operation, key };
      const request = createHash('sha256').update(JSON.stringify(input)).digest('hex');
      const at = now.getTime();
      try {
        await rows
          .put({
            ...id,
            request,
            busyUntil: at + leaseMs,
            validUntil: at + keptMs,
            expires: Math.ceil((at + keptMs) / 1000),
          })
          .where(
            (row, { eq, lt, notExists }) =>
              `${notExists(row.request)} OR ${lt(row.validUntil, at)} OR (${notExists(row.body)} AND ${lt(row.busyUntil, at)} AND ${eq(row.request, request)})`,
          )
          .go();
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
        return replay((await rows.get(id).go({ consistent: true })).data, request);
      }
      return finish(rows, id, work);
    },
  };
}

async function finish(
  rows: ReturnType<typeof idempotencyEntity>,
  id: { who: string; operation: string; key: string },
  work: () => Promise<HttpResult>,
): Promise<HttpResult> {
  try {
    const result = await work();
    const { statusCode = 200, headers = {}, body = '' } = result;
    await rows.patch(id).set({ statusCode, headers, body }).go();
    return result;
  } catch (error) {
    await rows.delete(id).go();
    throw error;
  }
}

interface Stored {
  readonly request: string;
  readonly statusCode?: number | undefined;
  readonly headers?: unknown;
  readonly body?: string | undefined;
}

function replay(stored: Stored | null, request: string): HttpResult {
  if (stored && stored.request !== request) throw new Problem('request.keyReused');
  if (stored?.body === undefined) throw new Problem('request.inProgress', { retryAfterSeconds: 2 });
  return { statusCode: stored.statusCode ?? 200, headers: stored.headers as Record<string, string>, body: stored.body };
}
