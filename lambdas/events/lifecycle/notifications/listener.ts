import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { draftEnding, eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import { connectNotifier } from '../../notifications/connect-notifier.ts';
import { notifyOfEnd } from './notify-of-end.ts';
import { notifyOfHandover } from './notify-of-handover.ts';

const by = connectNotifier();

/** Tells hosts what becomes of their events besides their plan. */
export const handler = listen(
  on(draftEnding, (message, now) => notifyOfEnd(message, by, now)),
  on(eventHandedOver, (message, now) => notifyOfHandover(message, by, now)),
);
