import { endorsed } from '#shared/endorsements/messages.ts';
import { eventFinished } from '#shared/events/attendance-messages.ts';
import { connectDelivery } from '../../../kernel/connect-delivery.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { createAppearances } from '../appearances.ts';
import { createEndorsementStore } from '../store.ts';
import { tellOfEndorsement } from './tell.ts';

const appearances = createAppearances(table());
const by = { ...connectDelivery(), store: createEndorsementStore(table()) };

export const handler = listen(
  on(eventFinished, ({ data: { userIds, ...event } }) => appearances.keep(event, userIds)),
  on(endorsed, (message, now) => tellOfEndorsement(message, by, now)),
);
