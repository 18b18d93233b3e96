import { handler } from '#lambdas/events/notifications/listener.ts';
import { aContext } from '../product/a-context.ts';
import { cloud } from '../product/cloud.ts';

/** Every fact of events that ever went over the bus comes again, changed where the test says so. */
export async function redeliver(change: (detail: object) => object = (detail) => detail) {
  const listened = ['rsvpChanged', 'joinerRemoved', 'eventChanged', 'eventPostponed', 'eventCancelled'];
  const ours = cloud.delivered.filter((event) => listened.some((name) => event['detail-type'] === `events.${name}`));
  for (const event of ours)
    await handler({ ...event, detail: change(event.detail as object) } as Parameters<typeof handler>[0], aContext());
}
