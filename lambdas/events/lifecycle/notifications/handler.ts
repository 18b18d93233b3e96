import { draftEnding, eventHandedOver } from '#shared/events/upkeep-messages.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { connectTelling } from '../../notices/connect-telling.ts';
import { tellOfEnd } from './tell-of-end.ts';
import { tellOfHandover } from './tell-of-handover.ts';

const by = connectTelling();

export const handler = listen(
  on(draftEnding, (message, now) => tellOfEnd(message, by, now)),
  on(eventHandedOver, (message, now) => tellOfHandover(message, by, now)),
);
