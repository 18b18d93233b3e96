import { notificationTold } from '#shared/notifications/messages.ts';
import { clock } from '../../kernel/clock.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { createSocketStore } from '../store.ts';
import { connectSockets } from './connect-sockets.ts';
import { sayNews } from './say-news.ts';

const by = { store: createSocketStore(table()), send: connectSockets() };

export const handler = listen(on(notificationTold, ({ data }) => sayNews(data.userId, by, clock.now())));
