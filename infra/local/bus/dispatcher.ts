import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '../data/disk.ts';
import type { Invoke } from '../functions/invoke.ts';
import type { Delivery, Journal } from './journal.ts';

/** Retries wait 200 ms, then twice as long each time; after five tries in all the letter is dead. */
const maxAttempts = 5;
const firstWaitMs = 200;
const atOnce = 8;

export interface Dispatcher {
  /** Looks for work now rather than at the next tick. */
  readonly poke: () => void;
  /** True while something is under way or waits for its next try. */
  readonly busy: () => boolean;
  readonly close: () => Promise<void>;
}

/** Delivers what the journal holds: at least once, several at a time, in no promised order, as EventBridge does. */
export function startDispatcher(journal: Journal, invoke: Invoke, pauseMs = 250): Dispatcher {
  const underWay = new Map<number, Promise<void>>();
  let closed = false;
  const look = () => {
    const free = closed ? 0 : atOnce - underWay.size;
    const waiting = free > 0 ? journal.due(Date.now(), atOnce).filter(({ id }) => !underWay.has(id)) : [];
    for (const delivery of waiting.slice(0, free)) underWay.set(delivery.id, deliver(delivery));
  };
  const fill = () => {
    try {
      look();
    } catch (error) {
      console.error(error);
    }
  };
  const attempt = async (delivery: Delivery) => {
    try {
      refuseFailures(await invoke(delivery.target, delivery.event));
      if (!closed) journal.done(delivery.id);
    } catch (error) {
      if (!closed) giveBack(journal, delivery, error);
    }
  };
  const deliver = async (delivery: Delivery) => {
    try {
      await attempt(delivery);
    } catch (error) {
      // What became of it could not be written down: it stays due, and is delivered again after a pause.
      if (!isDiskFull(error)) console.error(error);
      await sleep(pauseMs);
    } finally {
      underWay.delete(delivery.id);
      setImmediate(fill);
    }
  };
  const timer = setInterval(fill, pauseMs);
  fill();
  return {
    poke: () => void setImmediate(fill),
    busy: () => underWay.size > 0 || journal.pending() > 0,
    close: async () => {
      clearInterval(timer);
      closed = true;
      await Promise.all(underWay.values());
    },
  };
}

function giveBack(journal: Journal, { id, attempts }: Delivery, error: unknown): void {
  const now = Date.now();
  const next = attempts + 1 >= maxAttempts ? 'dead' : { dueAt: now + firstWaitMs * 2 ** attempts };
  journal.failed(id, error instanceof Error ? error.message : String(error), next, new Date(now));
}

/** A redriven change of the table is answered like any batch of changes. */
function refuseFailures(answer: unknown): void {
  const { batchItemFailures = [] } = (answer ?? {}) as { batchItemFailures?: readonly unknown[] };
  if (batchItemFailures.length > 0) throw new Error('The change was refused again.');
}
