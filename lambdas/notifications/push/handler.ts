import { notificationTold } from '#shared/notifications/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { connectPost } from './connect.ts';
import { createPusher } from './connect-pusher.ts';
import { pushOut } from './push-out.ts';

const by = createPusher(table(), connectPost());

export const handler = listen(on(notificationTold, ({ data }, now) => pushOut(data, by, now)));
