import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import { connectPost } from './connect.ts';
import { createPusher } from './connect-pusher.ts';
import { pushOut } from './push-out.ts';

const by = createPusher(table(), connectPost());

export const handler = listen(on(notificationTold, ({ data }, now) => pushOut(data, by, now)));
