import { Entity } from 'electrodb';
import type { Table } from '../kernel/table.ts';

/** One event's line, in one item: see `shared/events/seats.ts` for what follows from it. */
export const seatsEntity = (table: Table) =>
  new Entity(
    {
      model: { service: 'rovers', entity: 'seats', version: '1' },
      attributes: {
        eventId: { type: 'string', required: true },
        version: { type: 'number', required: true },
        /** People who can be in. */
        capacity: { type: 'number', required: true },
        /**
         * Places left in the line: seats and waiting room together, in heads. Joining takes from it by condition. Below
         * zero where the host closed the waitlist on people who stand in it: they stay, nobody joins.
         */
        left: { type: 'number', required: true },
        /** The number the next to join draws. */
        nextNumber: { type: 'number', required: true },
        /** The number each person drew, by user id. */
        order: { type: 'any', required: true },
        /** Heads a person brings, where more than one. */
        heads: { type: 'any', required: true },
        /** People in the line, whatever they bring. */
        entries: { type: 'number', required: true },
        /** False for drafts, postponed and cancelled events: nobody joins. */
        open: { type: 'boolean', required: true },
        /** From this instant nobody joins or leaves any more. */
        closesAt: { type: 'string', required: true },
        /** What one must know to join, besides the host: a private event's share token; empty lets anybody join. */
        joinKey: { type: 'string', required: true },
        hostId: { type: 'string', required: true },
        /** When the event is, for the rows that its followers keep by person. */
        startsAt: { type: 'string', required: true },
        endsAt: { type: 'string', required: true },
      },
      indexes: {
        /** One event's line. */
        byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
      },
    },
    table,
  );
