import { randomUUID } from 'node:crypto';
import type { Engine } from './engine.ts';

/** What EventBridge hands to the target of a rule. */
export interface BusEvent {
  readonly version: '0';
  readonly id: string;
  readonly source: string;
  readonly 'detail-type': string;
  readonly account: string;
  readonly time: string;
  readonly region: string;
  readonly resources: readonly string[];
  readonly detail: unknown;
}

interface Entry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly EventBusName?: string;
}

/** A request may hold ten entries of at most 1 MB together (EventBridge quotas). */
const maxEntries = 10;
const maxBytes = 1024 * 1024;

/**
 * EventBridge, for publishing: https://docs.aws.amazon.com/eventbridge/latest/APIReference/API_PutEvents.html
 * @param accept keeps the events; once it returned they are promised to every rule.
 */
export function createEventsEngine(accept: (events: readonly BusEvent[]) => void, now: () => Date): Engine {
  return ({ body, headers: { 'x-amz-target': target } }) => {
    const headers = { 'content-type': 'application/x-amz-json-1.1' };
    if (target !== 'AWSEvents.PutEvents')
      return { status: 400, headers, body: '{"__type":"UnknownOperationException"}' };
    const { Entries } = JSON.parse(body.toString()) as { Entries: readonly Entry[] };
    if (Entries.length > maxEntries || body.length > maxBytes)
      return { status: 400, headers, body: '{"__type":"ValidationException"}' };
    const events = Entries.map((entry) => toEvent(entry, now()));
    accept(events);
    return {
      headers,
      body: JSON.stringify({ FailedEntryCount: 0, Entries: events.map(({ id }) => ({ EventId: id })) }),
    };
  };
}

function toEvent({ Source, DetailType, Detail }: Entry, now: Date): BusEvent {
  return {
    version: '0',
    id: randomUUID(),
    source: Source,
    'detail-type': DetailType,
    account: '000000000000',
    time: now.toISOString(),
    region: 'local',
    resources: [],
    detail: JSON.parse(Detail),
  };
}
