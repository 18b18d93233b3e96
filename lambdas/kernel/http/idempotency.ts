import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { Problem } from '#shared/contract/errors.ts';
import { isConditionFailure } from '../data/conditions.ts';
import { table } from '../data/table.ts';
import type { HttpEvent } from './actor.ts';
import { callOf, type Step, whoCalls } from './call.ts';
import { idempotencyEntity } from './idempotency.entity.ts';

const keptMs = 24 * 60 * 60 * 1000;
/** Longer than any function may run, so that a key is never taken over from a request still at work. */
const leaseMs = 35_000;

/** Reads the Idempotency-Key of operations that create something. @throws {Problem} request.keyMissing */
export const readKey = (): Step => ({
  before: ({ event, context }) => {
    const call = callOf(context);
    if (call.operation.creates) call.key = keyOf(event);
  },
});

/** 16 to 64 letters, digits, hyphens or underscores. */
function keyOf(event: HttpEvent): string {
  const key = event.headers['idempotency-key'];
  if (!key || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) throw new Problem('request.keyMissing');
  return key;
}

/** What answers are kept by. */
interface KeyedRequest {
  readonly who: string;
  readonly operation: string;
  readonly key: string;
}

/**
 * One effect per key (promise P5). The first request leases the key; its success is stored and repeated to the byte.
 * Refusals and failures are not stored: the key is free again. A crash after the effect is safe because ids made under a
 * key are always the same ones, so the second try finds what the first one made.
 * @throws {Problem} request.keyReused, request.inProgress
 */
export function answerOncePerKey(): Step {
  let rows: ReturnType<typeof idempotencyEntity> | undefined;
  const leases = new WeakMap<object, KeyedRequest>();
  return {
    before: async ({ context }) => {
      const call = callOf(context);
      if (!call.key) return;
      rows ??= idempotencyEntity(table());
      const id = { who: whoCalls(call), operation: call.id, key: call.key };
      const request = createHash('sha256').update(JSON.stringify(call.input)).digest('hex');
      if (await lease(rows, id, request, call.now.getTime())) leases.set(context, id);
      else call.replay = replay((await rows.get(id).go({ consistent: true })).data, request);
    },
    after: async ({ context, response }) => {
      const id = leases.get(context);
      if (!id || !response) return;
      const { statusCode = 200, headers = {}, body = '' } = response;
      await rows?.patch(id).set({ statusCode, headers, body }).go();
    },
    onError: async ({ context }) => {
      const id = leases.get(context);
      if (id) await rows?.delete(id).go();
    },
  };
}

/** False when the key was used before, or is at work. */
async function lease(
  rows: ReturnType<typeof idempotencyEntity>,
  id: KeyedRequest,
  request: string,
  at: number,
): Promise<boolean> {
  const validUntil = at + keptMs;
  try {
    await rows
      .put({ ...id, request, busyUntil: at + leaseMs, validUntil, expires: Math.ceil(validUntil / 1000) })
      .where(
        (row, { eq, lt, notExists }) =>
          `${notExists(row.request)} OR ${lt(row.validUntil, at)} OR (${notExists(row.body)} AND ${lt(row.busyUntil, at)} AND ${eq(row.request, request)})`,
      )
      .go();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
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
