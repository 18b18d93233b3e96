import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Attendance } from '#shared/events/attendance/attendance.ts';

/** One person's attendance of one event: `shared/events/attendance/attendance.ts` says what its members mean. */
export const attendanceEntity = entityOf({
  model: { service: 'rovers', entity: 'attendance', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    checkIn: { type: CustomAttributeType<NonNullable<Attendance['checkIn']>>('any') },
    undone: { type: 'list', required: true, items: { type: 'string' } },
    mark: { type: ['unknown', 'present', 'late', 'no_show', 'excused'] as const, required: true },
    markedAt: { type: 'string' },
    dispute: { type: CustomAttributeType<NonNullable<Attendance['dispute']>>('any') },
    history: {
      type: 'list',
      required: true,
      items: { type: CustomAttributeType<Attendance['history'][number]>('any') },
    },
  },
  indexes: {
    /** All attendance of one event, or one person's. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** One person's attendance of everything. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['eventId'] },
    },
  },
});
