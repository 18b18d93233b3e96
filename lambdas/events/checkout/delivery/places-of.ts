import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';

/** An event in which an order has spots, and the lines that pay for them. */
export interface PaidPlace {
  readonly eventId: string;
  /** Of a pass alone: what is settled in this event leaves the others as they are. */
  readonly passDate?: string | undefined;
  readonly startsAt: string;
  readonly lines: StoredOrder['lines'];
}

/** Where the spots of an order are: in its event, or in each of the events that a pass is for. */
export function placesOf({ subjectKind, subjectId, startsAt, lines }: StoredOrder): PaidPlace[] {
  if (subjectKind !== 'series') return [{ eventId: subjectId, startsAt, lines }];
  return [...Map.groupBy(lines, ({ eventId = '' }) => eventId)].map(([eventId, own]) => ({
    eventId,
    passDate: eventId,
    startsAt: own[0]?.startsAt ?? startsAt,
    lines: own,
  }));
}
