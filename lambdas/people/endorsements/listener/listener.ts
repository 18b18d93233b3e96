import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { eventFinished } from '#shared/events/attendance/messages.ts';
import { endorsed } from '#shared/people/endorsements/messages.ts';
import { createAppearances } from '../appearances.ts';
import { createEndorsementStore } from '../store.ts';
import { notifyOfEndorsement } from './notify.ts';

const appearances = createAppearances(table());
const by = { ...connectDelivery(), store: createEndorsementStore(table()) };

/** Keeps who was at which event, and tells people what others endorse in them. */
export const handler = listen(
  on(eventFinished, ({ data: { userIds, ...event } }) => appearances.keep(event, userIds)),
  on(endorsed, (message, now) => notifyOfEndorsement(message, by, now)),
);
