import { messageSource } from '#shared/contract/message.ts';
import type { RowChange } from '../../data/row-change.ts';

/** What the bus is sent for one fact. */
export interface BusEntry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly EventBusName: string;
}

/** The bus entry of a new row; rows that are swept away or touched again are no new facts. */
export function toBusEntry({ before, after }: RowChange, busName: string): BusEntry | undefined {
  if (before || !after) return undefined;
  const { messageId, type, occurredAt, byId, traceId, quiet, data }: Record<string, unknown> = after.notificationId
    ? toldBy(after)
    : after;
  const envelope = { messageId, type, occurredAt, byId, traceId, quiet, data };
  return { Source: messageSource, DetailType: String(type), Detail: JSON.stringify(envelope), EventBusName: busName };
}

/** A notification is a fact itself: there are too many of them for a second row each. */
function toldBy({ userId, createdAt, notificationId, traceId }: Record<string, unknown>): Record<string, unknown> {
  const messageId = String(notificationId).replace(/^ntc/, 'msg');
  const data = { userId, createdAt, notificationId };
  return { messageId, type: 'notifications.told', occurredAt: createdAt, traceId, quiet: false, data };
}
