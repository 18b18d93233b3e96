import { messageSource } from '#shared/contract/message.ts';
import type { RowChange } from '../row-change.ts';

/** What the bus is sent for one fact. */
export interface BusEntry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly EventBusName: string;
}

/** The bus entry of a new outbox row; rows that are swept away or touched again are no new facts. */
export function toBusEntry({ before, after }: RowChange, busName: string): BusEntry | undefined {
  if (before || !after) return undefined;
  const { messageId, type, occurredAt, quiet, data } = after;
  const envelope = { messageId, type, occurredAt, quiet, data };
  return { Source: messageSource, DetailType: String(type), Detail: JSON.stringify(envelope), EventBusName: busName };
}
