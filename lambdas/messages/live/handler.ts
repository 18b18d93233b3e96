import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import { clock } from '../../kernel/clock.ts';
import { createSocketStore } from '../presence/store.ts';
import { connectSockets } from './connect-sockets.ts';
import { sayNews } from './say-news.ts';

const by = { store: createSocketStore(table()), send: connectSockets() };

export const handler = listen(on(notificationTold, ({ data }) => sayNews(data.userId, by, clock.now())));
