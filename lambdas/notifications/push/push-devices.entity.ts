import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PushDevice } from '#shared/notifications/push.ts';

/** The devices that a person gets push messages on: one row, so that how many there are is a condition of its write. */
export const pushDevicesEntity = entityOf({
  model: { service: 'rovers', entity: 'pushDevices', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** See `PushDevice`, newest first. */
    devices: { type: CustomAttributeType<readonly PushDevice[]>('any'), required: true },
  },
  indexes: {
    /** One person's devices. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
