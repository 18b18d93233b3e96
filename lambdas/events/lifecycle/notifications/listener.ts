import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { draftEnding, eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import { connectTelling } from '../../notifications/connect-telling.ts';
import { tellOfEnd } from './tell-of-end.ts';
import { tellOfHandover } from './tell-of-handover.ts';

const by = connectTelling();

/** Tells hosts what becomes of their events besides their plan. */
export const handler = listen(
  on(draftEnding, (message, now) => tellOfEnd(message, by, now)),
  on(eventHandedOver, (message, now) => tellOfHandover(message, by, now)),
);
